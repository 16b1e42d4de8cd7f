import type { HandlersOf, Session } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { readRates } from '../catalogues/rates';
import { readStudio } from '../catalogues/studio';
import { annulledOfDocument } from './annulled';
import { approveBoletas, undoApprovals } from './approvals';
import { BOLETAS_CSV, boletasPlan, sumBoletas } from './list';
import { approveBoleta, rejectBoleta, reopenBoleta } from './moves';
import { boletaOfDocument, boletasToUpload, readBoleta } from './read';
import { regularize, unregularize } from './regularize';
import type { Viewer } from './rows';
import { ownSentPdfs } from './sentPdfs';
import { noteSii } from './sii';
import { receiveBoleta } from './upload';

/** ADMIN sees every boleta, everybody else their own. */
const viewerOf = ({ role, userId }: Session): Viewer =>
  role === 'ADMIN' ? { role } : { role: 'PERSON', userId };

/** Routes for the boletas that people send for finished orders, and for ADMIN's decisions about them. */
export function boletaHandlers(services: Services): HandlersOf<'boletas'> {
  const { db, now, limiter } = services;
  return {
    listBoletas: async (c) => c.json(await boletasPlan.page(db, c.req.valid('query')), 200),

    boletasCsv: (c) =>
      boletasPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: BOLETAS_CSV,
        name: 'boletas.csv',
      }),

    boletaTotals: async (c) => c.json(await sumBoletas(db, c.req.valid('query')), 200),

    ownBoletas: async (c) => {
      const { userId } = c.get('session');
      const { documentId } = c.req.valid('query');
      const items =
        documentId === undefined
          ? await boletasToUpload(db, userId)
          : await boletaOfDocument(db, userId, documentId);
      const rates = (await readRates(db)).map(({ year, rate }) => ({ year, rate }));
      const { rut: studioRut } = await readStudio(db);
      const sent = documentId === undefined ? await ownSentPdfs(db, userId) : [];
      const annulled = documentId === undefined ? null : await annulledOfDocument(db, userId, documentId);
      return c.json({ items, rates, studioRut, sent, annulled }, 200);
    },

    readBoleta: async (c) =>
      c.json(await readBoleta(db, c.req.valid('param').id, viewerOf(c.get('session'))), 200),

    uploadBoleta: async (c) => {
      const { userId } = c.get('session');
      await limiter.take(c, 'upload', userId);
      const moved = await receiveBoleta(services, {
        id: c.req.valid('param').id,
        userId,
        contentType: c.req.header('content-type'),
        length: c.req.header('content-length'),
        body: c.req.raw.body,
      });
      return answerEdit(c, moved);
    },

    approveBoleta: async (c) => {
      const moved = await approveBoleta(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    rejectBoleta: async (c) => {
      const moved = await rejectBoleta(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved, services.wakeMail);
    },

    reopenBoleta: async (c) => {
      const moved = await reopenBoleta(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    noteSii: async (c) => {
      const moved = await noteSii(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved, services.wakeMail);
    },

    regularize: async (c) => {
      const moved = await regularize(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    unregularize: async (c) => {
      const moved = await unregularize(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    approveBoletas: async (c) => {
      const { boletas } = c.req.valid('json');
      const done = await createOnce(c, services, (transaction) =>
        approveBoletas(transaction, doerOf(c, now), boletas),
      );
      return c.json(done, 201);
    },

    undoApprovals: async (c) => {
      const { boletas } = c.req.valid('json');
      const done = await createOnce(c, services, (transaction) =>
        undoApprovals(transaction, doerOf(c, now), boletas),
      );
      return c.json(done, 201);
    },
  };
}
