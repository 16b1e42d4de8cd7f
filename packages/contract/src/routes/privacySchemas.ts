import type { Option } from '@doblaje/domain/options';
import { LEGAL_BASES } from '@doblaje/domain/options/legalBases';
import { PEOPLE_KINDS } from '@doblaje/domain/options/peopleKinds';
import { PERSONAL_DATA_KINDS } from '@doblaje/domain/options/personalDataKinds';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';

const valuesOf = <const Value extends string>(
  options: readonly Option<Value>[],
  name: string,
  error: string,
) => z.enum(options.map(({ value }) => value) as [Value, ...Value[]], { error }).openapi(name);

export const legalBasis = valuesOf(LEGAL_BASES, 'LegalBasis', 'Elige la base legal');
export const peopleKind = valuesOf(PEOPLE_KINDS, 'PeopleKind', 'Elige al menos una clase de personas');
export const personalDataKind = valuesOf(
  PERSONAL_DATA_KINDS,
  'PersonalDataKind',
  'Elige al menos una clase de datos',
);

/** Answered by `GET /personal-data`, and by the routes that add and save one. */
export const treatmentSchema = z
  .strictObject({
    id: z.number().int(),
    name: z.string(),
    purpose: z.string(),
    dataKinds: z.array(personalDataKind),
    peopleKinds: z.array(peopleKind),
    basis: legalBasis,
    basisDetail: z.string(),
    recipients: z.string(),
    transfers: z.string(),
    /** Null: `keptFrom` says all. */
    keptMonths: z.number().int().nullable(),
    keptFrom: z.string(),
    source: z.string(),
    /** Something of the portal names it (a consent, a purge, a table): it can be changed, but not removed. */
    isOfPortal: z.boolean(),
    updatedAt: moment,
  })
  .openapi('Treatment');

/** A purpose for which the studio uses personal data. */
export type Treatment = z.infer<typeof treatmentSchema>;

export const privacySettingsSchema = z
  .strictObject({
    representative: z.string(),
    address: z.string(),
    email: z.string(),
    security: z.string(),
    updatedAt: moment,
  })
  .openapi('PrivacySettings');

/** What the privacy notice says of the studio; each may be ''. */
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;

const fact = z.strictObject({ name: z.string(), value: z.string() });

const noticeSection = z
  .strictObject({
    title: z.string(),
    paragraphs: z.array(z.string()).readonly(),
    items: z.array(z.strictObject({ title: z.string(), facts: z.array(fact).readonly() })).readonly(),
  })
  .openapi('NoticeSection');

const noticeVersion = z
  .strictObject({
    version: z.number().int(),
    publishedAt: moment,
    /** What changed for people; '' if nothing did. */
    summary: z.string(),
  })
  .openapi('NoticeVersion');

/** A published version of the notice, without its text. */
export type NoticeVersion = z.infer<typeof noticeVersion>;

/** Answered by the public routes of the notice. */
export const noticeSchema = noticeVersion
  .extend({
    sections: z.array(noticeSection),
    /** All versions, latest first. */
    versions: z.array(noticeVersion),
  })
  .openapi('PrivacyNotice');

/** A version of the notice as people read it. */
export type PrivacyNotice = z.infer<typeof noticeSchema>;

const keptDataSchema = z
  .strictObject({
    id: z.string(),
    /** What is removed: 'Postulaciones rechazadas'. */
    what: z.string(),
    /** After how long: '365 días desde que se rechazan'. */
    after: z.string(),
    /** When the portal last looked; null: not since this table is there. */
    lastRun: moment.nullable(),
    /** How many were removed then. */
    removed: z.number().int(),
    /** When anything was last removed; null: never. */
    lastRemoval: moment.nullable(),
  })
  .openapi('KeptData');

/** Something that the portal removes by itself. */
export type KeptData = z.infer<typeof keptDataSchema>;

/** Answered by `GET /personal-data`. */
export const personalDataSchema = z
  .strictObject({
    treatments: z.array(treatmentSchema),
    settings: privacySettingsSchema,
    /** The notice as it would be published now. */
    draft: z.strictObject({
      sections: z.array(noticeSection),
      /** Stands for this very text: a version is published only if nobody changed it meanwhile. */
      digest: z.string(),
      /** What it still lacks, in words. */
      missing: z.array(z.string()),
    }),
    /** Latest first. */
    versions: z.array(noticeVersion),
    /** Whether the latest version says what `draft` says. */
    isPublished: z.boolean(),
    kept: z.array(keptDataSchema),
  })
  .openapi('PersonalData');

/** What the studio does with personal data, for ADMIN. */
export type PersonalData = z.infer<typeof personalDataSchema>;
