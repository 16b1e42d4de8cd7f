import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { anyId, moment, namedPerson } from './fields';

/** Kinds of records that have a history. */
const ENTITIES = [
  'person',
  // A change of many accounts at once, with all their names.
  'accounts',
  'document',
  'archived-paper',
  'catalogue-entry',
  'retention-rate',
  'boleta-notice',
  'studio',
  'holiday',
  'bank',
  'charge-account',
  'project',
  'chapter',
  'application',
  'work-order',
  'boleta',
  'nomina',
  'sii-sheet',
  'month',
  'shared-document',
  'treatment',
  'privacy',
  'breach',
  'data-request',
] as const;

/** The actions on a record. */
const action = z.enum(['create', 'update', 'delete', 'restore', 'read']).openapi('HistoryAction');

const told = z.union([z.string(), z.number(), z.boolean()]).nullable();

const change = z
  .strictObject({
    field: z.string(),
    /** The part of the record that changed: a character of a chapter's cast, for example. */
    of: z.string().optional(),
    /** Left out, like `to`, for sensitive fields and account numbers: the history names them but never stores their values. */
    from: told.optional(),
    to: told.optional(),
  })
  .openapi('HistoryChange');

const entity = z.enum(ENTITIES).openapi('HistoryEntity');

const line = z
  .strictObject({
    /** Increases with time. */
    id: z.number().int(),
    at: moment,
    /** Null: the person who did it has erased their account. */
    actor: z.union([namedPerson, z.null()]),
    action,
    entity,
    changes: z.array(change),
  })
  .openapi('HistoryLine');

/** The same line in a person's own data: it does not tell which person of the studio acted. */
export const ownHistoryLine = z.strictObject({
  at: moment,
  /** True: the person did it; false: the studio did. */
  isOwn: z.boolean(),
  action,
  changes: z.array(change),
});

/** One action of a person, as 'Historial' shows it. */
export type HistoryLine = z.infer<typeof line>;

/** One changed field. */
export type HistoryChange = z.infer<typeof change>;

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'Debe ser un número')
    .transform(Number)
    .pipe(z.number().int().min(1).max(most))
    .openapi({ type: 'integer', minimum: 1, maximum: most });

export const historyRouter = defineRouter('history', {
  history: {
    access: ['ADMIN'],
    method: 'get',
    path: '/history/{entity}/{id}',
    summary: 'El historial de una cosa',
    description:
      'Who did what and when, newest first. `next` is the `before` of the page after this one; null on the last. What never was, and what is gone for good, has an empty history.',
    request: {
      params: z.strictObject({ entity, id: anyId }),
      query: z.strictObject({ before: whole(2_147_483_647).optional(), size: whole(100).default(20) }),
    },
    responses: {
      200: {
        description: 'Una página',
        content: json(z.strictObject({ items: z.array(line), next: z.number().int().nullable() })),
      },
    },
  },
});
