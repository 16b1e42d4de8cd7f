import type { HandlersOf } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { changingAccounts } from '../../ground/db/caller';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import { answerCsv } from '../../ground/lists/csv';
import { asCsv } from '../../ground/lists/xlsx';
import type { Services } from '../../ground/services';
import { answerHandlers } from './answerHandlers';
import { askBankData } from './askBank';
import { BANK_CSV } from './bankFile';
import { bankFiles, checkFile, ownName, ownTransfers } from './chargeFile';
import { nominasPlan } from './list';
import { makeNomina } from './make';
import { lastPaidMonth, MONTH_COLUMNS, paidInMonth, paidMonth } from './month';
import { removeBoleta, voidNomina } from './moves';
import { payNomina } from './pay';
import { payableBoletas, readNomina } from './read';
import { refuseBlockedMonth } from './refuseBlocked';
import { sentFile } from './sendFiles';

/** Routes for nóminas: boletas that the studio pays together. */
export function nominaHandlers(services: Services): HandlersOf<'nominas'> {
  const { db, now } = services;
  return {
    listNominas: async (c) => c.json(await nominasPlan.page(db, c.req.valid('query')), 200),

    payableBoletas: async (c) => c.json(await payableBoletas(db), 200),

    paidMonth: async (c) => {
      const month = c.req.valid('query').month ?? (await lastPaidMonth(db)) ?? dayInChile(now()).slice(0, 7);
      return c.json(await paidMonth(db, month), 200);
    },

    paidMonthCsv: async (c) => {
      const { month } = c.req.valid('query');
      await refuseBlockedMonth(db, month);
      return answerCsv(c, {
        items: paidInMonth(db, month),
        columns: asCsv(MONTH_COLUMNS),
        name: `honorarios-${month}.csv`,
      });
    },

    makeNomina: async (c) => {
      const { boletas } = c.req.valid('json');
      const done = await createOnce(c, services, (transaction) =>
        makeNomina(transaction, doerOf(c, now), boletas),
      );
      return c.json(done, 201);
    },

    readNomina: async (c) => c.json(await readNomina(db, c.req.valid('param').id), 200),

    bankFile: async (c) => {
      const { id } = c.req.valid('param');
      const again = c.req.valid('query').again === 'true';
      const items = await ownTransfers(db, doerOf(c, now), id, again);
      return answerCsv(c, { items, columns: BANK_CSV, name: ownName(id) });
    },

    checkBankFile: async (c) => {
      const { account, payDay } = c.req.valid('query');
      return c.json(await checkFile(db, now(), c.req.valid('param').id, { account, payDay }), 200);
    },

    chargeFile: async (c) => {
      const { id, account } = c.req.valid('param');
      const { payDay, again } = c.req.valid('query');
      const wish = { account, payDay, again: again === 'true' };
      const { files, name } = await bankFiles(db, doerOf(c, now), id, wish);
      const sent = await sentFile(files, name);
      c.header('Content-Type', 'application/octet-stream');
      c.header('Content-Disposition', `attachment; filename="${sent.name}"`);
      return c.body(sent.bytes, 200);
    },

    ...answerHandlers(services),

    removeBoleta: async (c) => {
      const moved = await removeBoleta(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    payNomina: async (c) => {
      const moved = await payNomina(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved, services.wakeMail);
    },

    voidNomina: async (c) => {
      const moved = await voidNomina(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    askBankData: async (c) => {
      const { id } = c.req.valid('param');
      const isReview = c.req.valid('query').review === 'true';
      const asked = await changingAccounts({ accounts: [id] }, () =>
        askBankData(db, doerOf(c, now), id, isReview),
      );
      services.wakeMail();
      return c.json({ bankAskedAt: asked.toISOString() }, 200);
    },
  };
}
