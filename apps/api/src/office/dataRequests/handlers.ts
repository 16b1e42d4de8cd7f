import type { HandlersOf } from '@doblaje/contract';
import { evenBlocked } from '../../ground/db/unblocked';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { endBlock } from './blocks';
import { DATA_REQUESTS_CSV, dataRequestsPlan } from './list';
import { answerRequest, extendRequest, readRequest } from './moves';
import { confirmDraft, keepDraft, receiveOwn } from './receive';
import { ownRequests } from './rows';

/** What people ask about their personal data, and what ADMIN answers. */
export function dataRequestsHandlers(services: Services): HandlersOf<'dataRequests'> {
  const { now, limiter, wakeMail } = services;
  const db = evenBlocked(services.db);
  return {
    askAboutData: async (c) => {
      const values = c.req.valid('json');
      await limiter.take(c, 'ask-about-data', values.email);
      await keepDraft(db, values, now());
      wakeMail();
      return c.json({}, 202);
    },

    confirmRequest: async (c) => {
      await limiter.take(c, 'confirm-request');
      const received = await confirmDraft(db, c.req.valid('json').token, now());
      wakeMail();
      return c.json(received, 200);
    },

    ownRequests: async (c) => c.json({ items: await ownRequests(db, c.get('session').userId) }, 200),

    askAboutOwnData: async (c) => {
      const received = await createOnce(c, services, (transaction) =>
        receiveOwn(transaction, c.get('session').userId, c.req.valid('json'), now()),
      );
      wakeMail();
      return c.json(received, 201);
    },

    listDataRequests: async (c) => c.json(await dataRequestsPlan.page(db, c.req.valid('query')), 200),

    dataRequestsCsv: (c) =>
      dataRequestsPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: DATA_REQUESTS_CSV,
        name: 'solicitudes.csv',
      }),

    readDataRequest: async (c) => c.json(await readRequest(db, c.req.valid('param').id), 200),

    extendDataRequest: async (c) => {
      const { updatedAt: readWith, reason } = c.req.valid('json');
      const { id } = c.req.valid('param');
      return answerEdit(c, await extendRequest(db, doerOf(c, now), id, { readWith, reason }), wakeMail);
    },

    answerDataRequest: async (c) => {
      const { updatedAt: readWith, ...values } = c.req.valid('json');
      const { id } = c.req.valid('param');
      return answerEdit(c, await answerRequest(db, doerOf(c, now), id, { readWith, ...values }), wakeMail);
    },

    endDataBlock: async (c) => {
      const { updatedAt: readWith, reason } = c.req.valid('json');
      const { id } = c.req.valid('param');
      return answerEdit(c, await endBlock(db, doerOf(c, now), id, { readWith, reason }), wakeMail);
    },
  };
}
