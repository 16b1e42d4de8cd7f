import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { saveBoletaNotice } from './boletaNotice';
import { addEntry, orderEntries, readCatalogues, saveEntry } from './entries';
import { saveRate } from './rates';

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
  };
}
