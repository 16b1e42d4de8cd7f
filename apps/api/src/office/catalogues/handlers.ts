import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { readBankChoices } from '../../people/banks/banks';
import { addBank, saveBank } from './banks';
import { saveBoletaNotice } from './boletaNotice';
import { addChargeAccount, removeChargeAccount, saveChargeAccount } from './chargeAccounts';
import { addEntry, orderEntries, readCatalogues, saveEntry } from './entries';
import { addHoliday, removeHoliday, saveHoliday } from './holidays';
import { saveRate } from './rates';
import { saveStudio } from './studio';

/** The studio's lists of choices, which ADMIN maintains. */
export function catalogueHandlers(services: Services): HandlersOf<'catalogues'> {
  const { db, now } = services;
  return {
    catalogues: async (c) => c.json(await readCatalogues(db), 200),

    createCatalogueEntry: async (c) => {
      const entry = await createOnce(c, services, (transaction) =>
        addEntry(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(entry, 201);
    },

    updateCatalogueEntry: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await saveEntry(db, doerOf(c, now), id, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    orderCatalogue: async (c) => {
      const { kind } = c.req.valid('param');
      const edited = await orderEntries(db, doerOf(c, now), kind, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    saveRetentionRate: async (c) => {
      const { year } = c.req.valid('param');
      const { updatedAt: readWith, rate } = c.req.valid('json');
      const edited = await saveRate(db, doerOf(c, now), { year, rate, readWith });
      return answerEdit(c, edited);
    },

    saveBoletaNotice: async (c) => {
      const { updatedAt: readWith, ...days } = c.req.valid('json');
      const edited = await saveBoletaNotice(db, doerOf(c, now), { ...days, readWith });
      return answerEdit(c, edited);
    },

    saveStudio: async (c) => {
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      const edited = await saveStudio(db, doerOf(c, now), { ...values, readWith });
      return answerEdit(c, edited);
    },

    createHoliday: async (c) => {
      const holiday = await createOnce(c, services, (transaction) =>
        addHoliday(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(holiday, 201);
    },

    updateHoliday: async (c) => {
      const { id } = c.req.valid('param');
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      const edited = await saveHoliday(db, doerOf(c, now), id, { ...values, readWith });
      return answerEdit(c, edited);
    },

    deleteHoliday: async (c) => {
      await removeHoliday(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    bankChoices: async (c) => c.json({ banks: await readBankChoices(db) }, 200),

    createBank: async (c) => {
      const bank = await createOnce(c, services, (transaction) =>
        addBank(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(bank, 201);
    },

    updateBank: async (c) => {
      const { id } = c.req.valid('param');
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      return answerEdit(c, await saveBank(db, doerOf(c, now), id, { ...values, readWith }));
    },

    createChargeAccount: async (c) => {
      const account = await createOnce(c, services, (transaction) =>
        addChargeAccount(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(account, 201);
    },

    updateChargeAccount: async (c) => {
      const { id } = c.req.valid('param');
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      return answerEdit(c, await saveChargeAccount(db, doerOf(c, now), id, { ...values, readWith }));
    },

    deleteChargeAccount: async (c) => {
      await removeChargeAccount(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },
  };
}
