import { SHARED_DOCUMENT_KINDS } from '@doblaje/domain/options/sharedDocumentKinds';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';

const count = z.number().int().min(0);

const shape = {
  id: z.number().int(),
  kind: z.enum(SHARED_DOCUMENT_KINDS.map(({ value }) => value)).openapi('SharedDocumentKind'),
  title: z.string(),
  /** 0: of no project. */
  projectId: z.number().int(),
  /** With its season, as domain's `projectName` has it. */
  projectTitle: z.string(),
  /** Of the project as it is now; '' without one. */
  season: z.string(),
  houseNumber: z.string(),
  /** 0: of no chapter. */
  chapterId: z.number().int(),
  chapterNumber: z.number().int().nullable(),
  /** It was for whoever voiced somebody in the chapter then, and nobody of them was taken out since. */
  isForCast: z.boolean(),
  /** Who have it. */
  peopleCount: count,
  /** Who of them have opened it. */
  seenCount: count,
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int().min(1),
  createdAt: moment,
  updatedAt: moment,
};

/** Names that a row of the list has at most. */
export const NAMES_IN_ROW = 2;

export const sharedDocumentRowSchema = z
  .strictObject({
    ...shape,
    /** Of the people, the first {@link NAMES_IN_ROW} by name. */
    names: z.array(z.string()),
  })
  .openapi('SharedDocumentRow');

/** One contract or script as the list has it. */
export type SharedDocumentRow = z.infer<typeof sharedDocumentRowSchema>;

const recipient = z.strictObject({
  personId: z.string(),
  name: z.string(),
  /** When they opened it first. */
  seenAt: moment.nullable(),
  /** The person's own document, by which its file is read. */
  documentId: z.string(),
});

/** Somebody who has a contract or a script. */
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

const castMember = z.strictObject({
  personId: z.string(),
  name: z.string(),
  /** Without an active account nothing is filed for them. */
  isActive: z.boolean(),
});

/** Somebody who voices a character of a chapter. */
export type CastMember = z.infer<typeof castMember>;

export const castMembersSchema = z.strictObject({
  /** By name. */
  items: z.array(castMember),
});

export const uploadedSchema = z.strictObject({
  document: sharedDocumentSchema,
  /** Of the cast, those without an active account: nothing was filed for them. */
  leftOut: z.array(castMember.pick({ personId: true, name: true })),
});

/** A contract or script that was filed, and who of the cast was left out. */
export type UploadedDocument = z.infer<typeof uploadedSchema>;
