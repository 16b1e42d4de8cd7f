import type { HandlersOf } from '@doblaje/contract';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { SHARED_DOCUMENTS_CSV, sharedDocumentsPlan } from './list';
import { readSharedDocument } from './read';
import { checkChapter, readCastMembers } from './recipients';
import { receiveSharedDocument } from './upload';
import { restore, restoreTo, withdraw, withdrawFrom } from './withdraw';

/** Contracts and scripts, for ADMIN. Their people find them among their own documents. */
export function sharedDocumentHandlers(services: Services): HandlersOf<'sharedDocuments'> {
  const { db, now, limiter, wakeMail } = services;
  return {
    listSharedDocuments: async (c) => c.json(await sharedDocumentsPlan.page(db, c.req.valid('query')), 200),

    sharedDocumentsCsv: (c) =>
      sharedDocumentsPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: SHARED_DOCUMENTS_CSV,
        name: 'contratos-y-guiones.csv',
      }),

    uploadSharedDocument: async (c) => {
      await limiter.take(c, 'upload', c.get('session').userId);
      const uploaded = await receiveSharedDocument(c, services);
      wakeMail();
      return c.json(uploaded, 201);
    },

    readSharedDocument: async (c) => c.json(await readSharedDocument(db, c.req.valid('param').id), 200),

    withdrawSharedDocument: async (c) => {
      await withdraw(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    restoreSharedDocument: async (c) =>
      c.json(await restore(db, doerOf(c, now), c.req.valid('param').id), 200),

    withdrawFromPerson: async (c) => {
      const { id, personId } = c.req.valid('param');
      await withdrawFrom(db, doerOf(c, now), id, personId);
      return c.body(null, 204);
    },

    restoreToPerson: async (c) => {
      const { id, personId } = c.req.valid('param');
      return c.json(await restoreTo(db, doerOf(c, now), id, personId), 200);
    },

    castMembers: async (c) => {
      const { id } = c.req.valid('param');
      await checkChapter(db, id);
      return c.json({ items: await readCastMembers(db, id) }, 200);
    },
  };
}
