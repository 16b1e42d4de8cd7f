import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';
import { json, moment } from './fields';

/** What can be brought back for 30 days. */
const BIN_KINDS = ['project', 'chapter', 'character', 'work-order', 'shared-document'] as const;

/** One of the kinds of what was deleted. */
export type BinKind = (typeof BIN_KINDS)[number];

/** Most that the bin shows, the latest first. */
export const BIN_MOST = 200;

const deleted = z
  .strictObject({
    kind: z.enum(BIN_KINDS),
    id: z.number().int(),
    /** What it is called: 'El faro apagado'. */
    name: z.string(),
    /** The project it is of, with its season; '' for a project itself, and for what is of none. */
    project: z.string(),
    deletedAt: moment,
    /** Whoever deleted it; null: they have no name any more, or nobody is known. */
    deletedBy: z.string().nullable(),
    /** 'AAAA-MM-DD' on which it goes for good. */
    goneOn: z.string(),
  })
  .openapi('Deleted');

/** Something that was deleted, and can be brought back. */
export type Deleted = z.infer<typeof deleted>;

const listDeleted = defineRoute({
  access: ['ADMIN'],
  method: 'get',
  path: '/bin',
  tags: ['projects'],
  summary: 'La papelera',
  description:
    'Projects, chapters, characters, drafts of orders, contracts and scripts that were deleted less than 30 days ago, the latest first. Each is brought back by the `restore` of its own.',
  responses: {
    200: {
      description: 'Lo eliminado',
      content: json(z.strictObject({ items: z.array(deleted).max(BIN_MOST), isAll: z.boolean() })),
    },
  },
});

export const routes = { listDeleted } as const;
