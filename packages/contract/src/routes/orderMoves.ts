import { ROLES } from '@doblaje/domain/access';
import { validateWorkOrder } from '@doblaje/domain/forms/workOrder';
import { FINISHED_AT_ONCE } from '@doblaje/domain/forms/workOrderFinish';
import {
  RECASTS,
  validateWorkOrderAnswer,
  validateWorkOrderVoid,
} from '@doblaje/domain/forms/workOrderMoves';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers, staleAnswer } from '../http/stale';
import { byForm, reasonGiven } from './byForm';
import { castSchema } from './cast';
import { anyId, moment, rowId, rowIdOrNone, typedNumber, typedText } from './fields';
import {
  minorAtWork,
  orderAmount,
  orderLines,
  orderRowSchema,
  orderSchema,
  orderValues,
  voiceAllowed,
} from './orderSchemas';
import { SHOWN_LIMIT, shown } from './shown';

const params = z.strictObject({ id: rowId });

const read = { updatedAt: moment };

/** The answer of every move of an order: the moved order, or, if somebody else was first, the current one. */
const moved = {
  refusals: [404, 409],
  responses: editAnswers('La orden', orderSchema),
} as const;

const recast = z.enum(RECASTS.map(({ value }) => value)).default('none');

/** Loops done of an order's lines whose character is still in the chapter. */
const linesDone = z
  .array(z.strictObject({ appearanceId: rowIdOrNone, loopsDone: typedNumber() }).openapi('FinishedLoops'))
  .max(1000);

const castToIssue = castSchema
  .extend({
    /** The open orders (issued or accepted) and the declined ones. */
    orders: z.array(orderRowSchema),
    /** Who of the cast is under 18, with their papers. */
    minors: z.array(minorAtWork.extend({ personId: z.string() })),
    /** What people of the cast allow with their voice, those who said anything: domain's `voiceUses` says what an order prints. */
    voices: z.array(z.strictObject({ personId: z.string(), consents: z.array(voiceAllowed) })),
  })
  .openapi('CastToIssue');

/** The data that issuing orders for the cast of a chapter starts from. */
export type CastToIssue = z.infer<typeof castToIssue>;

const castValues = orderValues.omit({ chapterId: true, personId: true, amount: true, lines: true }).extend({
  shown,
  orders: z
    .array(z.strictObject({ personId: anyId, amount: orderAmount, lines: orderLines }))
    .min(1, 'Elige al menos a una persona')
    .max(200, 'Son demasiadas órdenes de una vez'),
});

/** Judges each order of a cast like a single one ('orders.2.amount'); errors of the shared fields appear once. */
function judgeCast({ orders, shown: _, ...shared }: z.infer<typeof castValues>): object {
  const judged = orders.map((order) => validateWorkOrder({ ...shared, ...order, chapterId: 1 }));
  const { typeId, startDate, dueDate, notes } = judged[0] ?? {};
  const rows = judged.map(({ personId, amount, lines }, index) => {
    const isTwice = orders.findIndex((other) => other.personId === orders[index]?.personId) < index;
    return { personId: personId ?? (isTwice ? 'Esta persona está dos veces' : undefined), amount, lines };
  });
  return { typeId, startDate, dueDate, notes, orders: rows };
}

export const orderMovesRouter = defineRouter('work-orders', {
  issueWorkOrder: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders/{id}/issue',
    // Moved once it is stale.
    creates: false,
    summary: 'Emitir una orden',
    description:
      'It has to be complete, its person active, its chapter there: 422 by field. It gets the next number, and its PDF stands unread among the person’s documents. With what it was warned of as `shown` (`draftShown`): stale when there is something else to be warned of. With `recast` its person gets its roles in the cast, in this chapter or in later ones too that are not done.',
    bodyLimit: SHOWN_LIMIT,
    request: { params, ...jsonBody(z.strictObject({ ...read, shown, recast })) },
    ...moved,
  },
  answerWorkOrder: {
    access: ROLES,
    method: 'post',
    path: '/work-orders/{id}/answer',
    // Moved once it is stale.
    creates: false,
    summary: 'Aceptar o rechazar una orden propia',
    description: 'Once, by its person alone: 404 for everybody else. A decline says why.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({
            answer: z.enum(['accept', 'decline'], { error: 'Acepta o rechaza la orden' }),
            note: typedText,
            ...read,
          })
          .superRefine(byForm(validateWorkOrderAnswer)),
      ),
    },
    ...moved,
  },
  finishWorkOrder: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders/{id}/finish',
    // Moved once it is stale.
    creates: false,
    bodyLimit: SHOWN_LIMIT,
    summary: 'Terminar una orden',
    description:
      'With the loops that are done of each of its lines whose character is still in the chapter; they are written to the cast. More than planned take a note. Another `amount` than the order’s is what it comes to from then on, with a reason that its person reads; left out, it stays. 422 by line or field. Stale when the loops of the cast are not those of `shown` (`loopsShown`).',
    request: {
      params,
      ...jsonBody(
        z.strictObject({
          lines: linesDone,
          note: typedText.default(''),
          amount: orderAmount.optional(),
          amountReason: typedText.default(''),
          shown,
          ...read,
        }),
      ),
    },
    ...moved,
  },
  finishWorkOrders: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders/finishes',
    creates: true,
    bodyLimit: SHOWN_LIMIT,
    summary: 'Terminar varias órdenes',
    description:
      'All of them with the amounts that they have, or none: 409 names those that are not as they were read, 422 by line. `note` is for those of which more was recorded than planned. Stale when the loops of the cast are not those of `shown`.',
    refusals: [404, 409],
    request: jsonBody(
      z.strictObject({
        orders: z
          .array(z.strictObject({ id: rowIdOrNone, lines: linesDone, ...read }))
          .min(1, 'Elige al menos una orden')
          .max(FINISHED_AT_ONCE, 'Son demasiadas órdenes de una vez'),
        note: typedText.default(''),
        shown,
      }),
    ),
    responses: {
      201: {
        description: 'Cuántas quedaron terminadas',
        content: json(z.strictObject({ finished: z.number().int().min(0) })),
      },
      409: staleAnswer(z.strictObject({ orders: z.array(orderSchema) })),
    },
  },
  voidWorkOrder: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders/{id}/void',
    // Moved once it is stale.
    creates: false,
    summary: 'Anular una orden',
    description: 'Its person keeps it, as voided, with the reason.',
    request: {
      params,
      ...jsonBody(reasonGiven(validateWorkOrderVoid)),
    },
    ...moved,
  },
  replaceWorkOrder: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders/{id}/replace',
    creates: true,
    summary: 'Reemplazar una orden rechazada o anulada',
    description:
      'A new draft of the same content, for nobody yet. 409 with code REPLACED when another is in its place already, NOT_POSSIBLE when it is neither declined nor voided.',
    request: { params },
    refusals: [404, 409],
    responses: { 201: { description: 'El borrador', content: json(orderSchema) } },
  },
  readCastToIssue: {
    access: ['ADMIN'],
    method: 'get',
    path: '/chapters/{id}/work-orders',
    summary: 'Un capítulo con su elenco y sus órdenes abiertas',
    description: 'What issuing for the cast starts from.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El capítulo', content: json(castToIssue) } },
  },
  issueForCast: {
    access: ['ADMIN'],
    method: 'post',
    path: '/chapters/{id}/work-orders',
    creates: true,
    bodyLimit: SHOWN_LIMIT,
    summary: 'Emitir para el elenco de un capítulo',
    description:
      'One order a person, issued together: all or none. 422 by row, `orders.2.personId`. Stale when cast or open orders are not what was shown (`castShown`, `ordersShown`).',
    request: { params, ...jsonBody(castValues.superRefine(byForm(judgeCast))) },
    refusals: [404, 409],
    responses: {
      409: staleAnswer(castToIssue),
      201: {
        description: 'Las órdenes, en el orden en que se enviaron',
        content: json(z.strictObject({ orders: z.array(orderSchema) })),
      },
    },
  },
});
