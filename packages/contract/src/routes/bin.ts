import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { moment } from './fields';

/** Kinds of records that can be restored for 30 days. */
const BIN_KINDS = ['project', 'chapter', 'character', 'work-order', 'shared-document'] as const;

/** One of the kinds of deleted records. */
export type BinKind = (typeof BIN_KINDS)[number];

/** Most entries that the bin shows, newest first. */
export const BIN_MOST = 200;

const deleted = z
  .strictObject({
    kind: z.enum(BIN_KINDS),
    id: z.number().int(),
    /** The name of the record: 'El faro apagado'. */
    name: z.string(),
    /** Its project, with the season; '' for a project itself, and for a record without a project. */
    project: z.string(),
    deletedAt: moment,
    /** The person who deleted it; null: they have erased their name, or nobody is known. */
    deletedBy: z.string().nullable(),
    /** 'AAAA-MM-DD' on which it is deleted for good. */
    goneOn: z.string(),
  })
  .openapi('Deleted');

/** A deleted record, which can be restored. */
export type Deleted = z.infer<typeof deleted>;

export const binRouter = defineRouter('projects', {
  listDeleted: {
    access: ['ADMIN'],
    method: 'get',
    path: '/bin',
    summary: 'La papelera',
    description:
      'Projects, chapters, characters, drafts of orders, contracts and scripts that were deleted less than 30 days ago, the latest first. Each is brought back by the `restore` of its own.',
    responses: {
      200: {
        description: 'Lo eliminado',
        content: json(z.strictObject({ items: z.array(deleted).max(BIN_MOST), isAll: z.boolean() })),
      },
    },
  },
});
