import { SHARED_DOCUMENT_KINDS } from '@doblaje/domain/options/sharedDocumentKinds';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';

const count = z.number().int().min(0);

const shape = {
  id: z.number().int(),
  kind: z.enum(SHARED_DOCUMENT_KINDS.map(({ value }) => value)).openapi('SharedDocumentKind'),
  title: z.string(),
  /** 0: no project. */
  projectId: z.number().int(),
  /** With its season, as domain's `projectName` has it. */
  projectTitle: z.string(),
  /** The project's current season; '' without one. */
  season: z.string(),
  houseNumber: z.string(),
  /** 0: no chapter. */
  chapterId: z.number().int(),
  chapterNumber: z.number().int().nullable(),
  /** True if it was filed for the whole cast of the chapter at that time, and nobody of them was removed since. */
  isForCast: z.boolean(),
  /** Number of people who have it. */
  peopleCount: count,
  /** Number of people who have opened it. */
  seenCount: count,
  /** A contract's last day, 'AAAA-MM-DD'; '' without an end. */
  endsOn: z.string(),
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int().min(1),
  createdAt: moment,
  updatedAt: moment,
};

/** Most names in a row of the list. */
export const NAMES_IN_ROW = 2;

export const sharedDocumentRowSchema = z
  .strictObject({
    ...shape,
    /** The first {@link NAMES_IN_ROW} people by name. */
    names: z.array(z.string()),
  })
  .openapi('SharedDocumentRow');

/** One contract or script as the list has it. */
export type SharedDocumentRow = z.infer<typeof sharedDocumentRowSchema>;

const recipient = z.strictObject({
  personId: z.string(),
  name: z.string(),
  /** When they first opened it. */
  seenAt: moment.nullable(),
  /** The person's own document, which gives access to the file. */
  documentId: z.string(),
});

/** A person who has a contract or a script. */
export type Recipient = z.infer<typeof recipient>;

export const sharedDocumentSchema = z
  .strictObject({
    ...shape,
    /** By name, at least one. */
    people: z.array(recipient),
  })
  .openapi('SharedDocument');

/** One contract or script with the people who have it. */
export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

const castMember = z
  .strictObject({
    personId: z.string(),
    name: z.string(),
    /** People without an active account get no documents. */
    isActive: z.boolean(),
  })
  .openapi('CastMember');

/** A person who voices a character of a chapter. */
export type CastMember = z.infer<typeof castMember>;

export const castMembersSchema = z.strictObject({
  /** By name. */
  items: z.array(castMember),
});

export const uploadedSchema = z.strictObject({
  document: sharedDocumentSchema,
  /** People of the cast without an active account, who did not get it. */
  leftOut: z.array(castMember.pick({ personId: true, name: true })),
});

/** A filed contract or script, and the people of the cast who did not get it. */
export type UploadedDocument = z.infer<typeof uploadedSchema>;
