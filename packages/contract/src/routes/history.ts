import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';
import { anyId, json, moment } from './fields';

/** Kinds of things that have a history. */
const ENTITIES = [
  'person',
  // What was done to many accounts at once, with all their names.
  'accounts',
  'document',
  'archived-paper',
  'catalogue-entry',
  'retention-rate',
  'boleta-notice',
  'project',
  'chapter',
  'application',
  'work-order',
  'boleta',
  'nomina',
  'shared-document',
] as const;

/** What can be done to one of them. */
const action = z.enum(['create', 'update', 'delete', 'restore', 'read']).openapi('HistoryAction');

const told = z.union([z.string(), z.number(), z.boolean()]).nullable();

const change = z
  .strictObject({
    field: z.string(),
    /** The part of the thing that it was changed of: a character of a chapter's cast. */
    of: z.string().optional(),
    /** Left out, as `to`: what is sensitive, and account numbers, are named and their values kept nowhere. */
    from: told.optional(),
    to: told.optional(),
  })
  .openapi('HistoryChange');

const entity = z.enum(ENTITIES).openapi('HistoryEntity');

const line = z
  .strictObject({
    /** Grows with time. */
    id: z.number().int(),
    at: moment,
    /** Null: whoever it was has erased their account. */
    actor: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    action,
    entity,
    changes: z.array(change),
  })
  .openapi('HistoryLine');

/** The same, as the person it was done to has it in their own data: who of the studio did it is not told. */
export const ownHistoryLine = z.strictObject({
  at: moment,
  /** Whether the person did it, or the studio. */
  isOwn: z.boolean(),
  action,
  changes: z.array(change),
});

/** One thing that somebody did, as 'Historial' tells it. */
export type HistoryLine = z.infer<typeof line>;

/** One field that was changed. */
export type HistoryChange = z.infer<typeof change>;

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'Debe ser un número')
    .transform(Number)
    .pipe(z.number().int().min(1).max(most))
    .openapi({ type: 'integer', minimum: 1, maximum: most });

const history = defineRoute({
  access: ['ADMIN'],
  method: 'get',
  path: '/history/{entity}/{id}',
  tags: ['history'],
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
});

export const routes = { history } as const;
