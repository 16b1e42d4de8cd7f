import { LEFT_OUT_REASONS, type LeftOutReason } from '@doblaje/domain/options/leftOutReasons';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { COUNTED_TO } from '../lists/description';
import { usersList } from '../lists/users';
import { anyId } from './fields';
import { selectionQuery } from './lists';

/** Most people that can be chosen one by one. */
const MOST_CHOSEN = 1000;

/** Most people named among those left out; the others are counted. */
export const MOST_LEFT_NAMED = 20;

const stateChange = z
  .strictObject({
    /** Number of people whose state changed. */
    changed: z.number().int().min(0),
    /** Token that undoes the change, valid for an hour; null if nobody changed. */
    undo: z.string().nullable(),
    left: z.strictObject({
      total: z.number().int().min(0),
      /** At most {@link MOST_LEFT_NAMED} people, the caller first. */
      items: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          reason: z
            .enum(LEFT_OUT_REASONS.map(({ value }) => value) as [LeftOutReason, ...LeftOutReason[]])
            .openapi('LeftOutReason'),
        }),
      ),
    }),
    /** People who can no longer log in but have orders that wait for an answer or for the work; at most {@link MOST_LEFT_NAMED} named. */
    openOrders: z.strictObject({
      total: z.number().int().min(0),
      items: z.array(z.strictObject({ id: z.string(), name: z.string(), orders: z.number().int().min(1) })),
    }),
    /** Number of people chosen one by one who have erased their account since. */
    gone: z.number().int().min(0),
  })
  .openapi('StateChange');

/** The outcome of a change of many accounts' states. */
export type StateChange = z.infer<typeof stateChange>;

/** Most people named with their orders before they are deactivated; the others are counted. */
export const MOST_ASKED_NAMED = 100;

/** Most orders named of each person; the others are counted. */
export const MOST_ORDERS_NAMED = 3;

const statesPreview = z
  .strictObject({
    /** Number of people who would be deactivated. */
    changed: z.number().int().min(0),
    /** People whose orders wait for an answer or for the work, most orders first; at most {@link MOST_ASKED_NAMED} named. */
    openOrders: z.strictObject({
      total: z.number().int().min(0),
      items: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          orders: z.number().int().min(1),
          /** 'Orden de Actuación N.º 1.246', newest first; at most {@link MOST_ORDERS_NAMED}. */
          titles: z.array(z.string()),
        }),
      ),
    }),
  })
  .openapi('StatesPreview');

/** What deactivating would leave open. */
export type StatesPreview = z.infer<typeof statesPreview>;

/** The chosen people: a list of them, or all that a query of the list finds. */
const chosen = z.strictObject({
  ids: z.array(anyId).max(MOST_CHOSEN).optional(),
  all: selectionQuery(usersList).omit({ sort: true }).openapi('PeopleFound').optional(),
});

const isOneOfBoth = ({ ids, all }: z.infer<typeof chosen>) => (ids === undefined) !== (all === undefined);
const WHOM = { message: 'Elige a quién', path: ['ids'] };

export const accountStatesRouter = defineRouter('accounts', {
  previewUserStates: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/states/preview',
    // It writes nothing.
    creates: false,
    summary: 'Qué órdenes quedarían abiertas al desactivar cuentas',
    description:
      'For the question before `POST /users/states` deactivates the same people. Nothing is changed.',
    request: jsonBody(chosen.refine(isOneOfBoth, WHOM)),
    responses: { 200: { description: 'Lo que quedaría abierto', content: json(statesPreview) } },
  },
  changeUserStates: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/states',
    // Who is in that state already stays so.
    creates: false,
    summary: 'Activar o desactivar cuentas',
    description: `Those named by \`ids\`, or \`all\` that a query of the list finds, at most ${COUNTED_TO}: all in one transaction. Whoever is in that state already stays as they are; oneself and whoever has not activated their account are left out, and named. Deactivating ends the sessions, and names who has open orders.`,
    request: jsonBody(chosen.extend({ active: z.boolean() }).refine(isOneOfBoth, WHOM)),
    responses: { 200: { description: 'Lo que cambió', content: json(stateChange) } },
  },
  undoUserStates: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/states/undo',
    // What is undone stays so.
    creates: false,
    summary: 'Deshacer una activación o desactivación propia',
    description:
      'Those who were changed then and are as it left them get the state that they had; sessions that were ended stay so. Repeating it is no error. 404 once an hour is over, and for another ADMIN’s.',
    request: jsonBody(z.strictObject({ undo: anyId })),
    refusals: [404],
    responses: { 200: { description: 'Lo que cambió', content: json(stateChange) } },
  },
});
