import type { HandlersOf } from '@doblaje/contract';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { addDraft, deleteDraft, replaceOrder, restoreDraft, saveDraft } from './drafts';
import { finishOrder, finishOrders } from './finish';
import { issueForCast, issueOrder } from './issue';
import { ORDERS_CSV, ordersPlan } from './list';
import { answerOrder, voidOrder } from './moves';
import { printAhead } from './printAhead';
import { readOrder, viewerOf } from './read';
import { readCastToIssue } from './toIssue';

/** Routes for work orders: ADMIN sees all, other people their own. */
export function orderHandlers(services: Services): HandlersOf<'workOrders'> {
  const { db, now } = services;
  return {
    listWorkOrders: async (c) => c.json(await ordersPlan.page(db, c.req.valid('query')), 200),

    workOrdersCsv: (c) =>
      ordersPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: ORDERS_CSV,
        name: 'ordenes.csv',
      }),

    readWorkOrder: async (c) =>
      c.json(await readOrder(db, c.req.valid('param').id, viewerOf(c.get('session'))), 200),

    createWorkOrder: async (c) => {
      const draft = await createOnce(c, services, (transaction) =>
        addDraft(transaction, doerOf(c, now), c.req.valid('json')),
      );
      return c.json(draft, 201);
    },

    updateWorkOrder: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await saveDraft(db, doerOf(c, now), id, c.req.valid('json'));
      return answerEdit(c, edited);
    },

    deleteWorkOrder: async (c) => {
      await deleteDraft(db, doerOf(c, now), c.req.valid('param').id);
      return c.body(null, 204);
    },

    restoreWorkOrder: async (c) =>
      c.json(await restoreDraft(db, doerOf(c, now), c.req.valid('param').id), 200),

    issueWorkOrder: async (c) => {
      const { id } = c.req.valid('param');
      const moved = await issueOrder(services, doerOf(c, now), { id, ...c.req.valid('json') });
      return answerEdit(c, moved, services.wakeMail);
    },

    answerWorkOrder: async (c) => {
      const moved = await answerOrder(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved);
    },

    finishWorkOrder: async (c) => {
      const moved = await finishOrder(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved, services.wakeMail);
    },

    finishWorkOrders: async (c) => {
      const done = await createOnce(c, services, (transaction) =>
        finishOrders(transaction, doerOf(c, now), c.req.valid('json')),
      );
      services.wakeMail();
      return c.json(done, 201);
    },

    voidWorkOrder: async (c) => {
      const moved = await voidOrder(db, doerOf(c, now), c.req.valid('param').id, c.req.valid('json'));
      return answerEdit(c, moved, services.wakeMail);
    },

    replaceWorkOrder: async (c) => {
      const { id } = c.req.valid('param');
      const draft = await createOnce(c, services, (transaction) =>
        replaceOrder(transaction, doerOf(c, now), id),
      );
      return c.json(draft, 201);
    },

    readCastToIssue: async (c) => c.json(await readCastToIssue(db, c.req.valid('param').id), 200),

    issueForCast: async (c) => {
      const { id } = c.req.valid('param');
      const doer = doerOf(c, now);
      const issued = await printAhead(services, (file) =>
        createOnce(c, services, async (transaction) => ({
          orders: await issueForCast(transaction, doer, id, c.req.valid('json'), file),
        })),
      );
      services.wakeMail();
      return c.json(issued, 201);
    },
  };
}
