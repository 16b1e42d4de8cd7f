import { z } from '@hono/zod-openapi';
import { ownRequestSchema } from './dataRequestSchemas';
import { documentSchema } from './documents';
import { experienceSchema } from './experiences';
import { moment } from './fields';
import { ownHistoryLine } from './history';
import { profileSchema } from './profileFields';
import { reelSchema } from './reels';

/** One consent: its purpose, its date, and whether it was withdrawn. */
const consentSchema = z
  .strictObject({
    purpose: z.string(),
    /** The words the person agreed to. */
    statement: z.string(),
    version: z.number().int(),
    given_at: moment,
    /** The name of the browser it was given with; '' if unknown. */
    given_from: z.string(),
    withdrawn_at: moment.nullable(),
  })
  .openapi('Consent');

/** An application with every answer, sent or not. */
const ownApplicationSchema = z.strictObject({
  answers: z.strictObject({
    applicant_to: z.string(),
    country: z.string(),
    rut: z.string().nullable(),
    passport: z.string().nullable(),
    phone: z.string(),
    address: z.string(),
    age: z.number().int(),
    community: z.string(),
    disability: z.string(),
    voice_training: z.string(),
    experiences: z.array(z.strictObject({ project: z.string(), character: z.string() })),
    vocal_age_range: z.string(),
    singing_experience: z.string(),
    singing_detail: z.string(),
    vocal_tone: z.string(),
  }),
  state: z.string(),
  createdAt: moment,
  submittedAt: moment.nullable(),
  reels: z.array(reelSchema),
});

/** The person's vocal profile. The studio's note is left out: it belongs to the studio. */
const ownVocalProfileSchema = z.strictObject({
  applicant_types: z.array(z.string()),
  vocal_tone: z.string(),
  vocal_age_range: z.string(),
  singing: z.string(),
  singing_detail: z.string(),
  /** The reels used as demos; their files are in the export among those of the applications. */
  demos: z.array(reelSchema),
});

/** A character that the person voices, with the chapters in which they do. */
const ownExperienceSchema = experienceSchema
  .pick({
    projectTitle: true,
    season: true,
    typeId: true,
    statusLabel: true,
    character: true,
    characterType: true,
    loopsPlanned: true,
    loopsDone: true,
  })
  .extend({
    chapters: z.array(
      z.strictObject({
        number: z.number().int(),
        title: z.string(),
        /** 'AAAA-MM-DD'; '' while unknown. */
        dueDate: z.string(),
        loopsPlanned: z.number().int(),
        loopsDone: z.number().int(),
      }),
    ),
  });

const pesos = z.number().int().nullable();

/** An order that the person received, with their answer. */
const ownOrderSchema = z.strictObject({
  title: z.string(),
  state: z.string(),
  project: z.string(),
  /** Null: the chapter is gone. */
  chapter: z.number().int().nullable(),
  startDate: z.string(),
  dueDate: z.string(),
  /** Gross, whole pesos. */
  amount: pesos,
  notes: z.string(),
  roles: z.array(z.strictObject({ character: z.string(), loops: z.number().int() })),
  issuedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  answerNote: z.string(),
  finishedAt: moment.nullable(),
  voidedAt: moment.nullable(),
  voidReason: z.string(),
});

/** A boleta of the person, annulled ones included. */
const ownBoletaSchema = z.strictObject({
  /** What it pays: the parts sum to the gross; null until it was sent. */
  orders: z.array(z.strictObject({ number: z.number().int(), project: z.string(), part: pesos })),
  state: z.string(),
  folio: z.number().int().nullable(),
  issuedOn: z.string(),
  gross: pesos,
  retention: pesos,
  net: pesos,
  withheldBy: z.string(),
  reason: z.string(),
  uploadedAt: moment.nullable(),
  /** Day of the payment; '' if it is not paid. */
  paidOn: z.string(),
});

/** All data about one person, as in the export's mis-datos.json. */
export const ownDataSchema = z
  .strictObject({
    exportedAt: moment,
    account: z.strictObject({ email: z.string(), role: z.string(), createdAt: moment }),
    profile: profileSchema,
    consents: z.array(consentSchema),
    applications: z.array(ownApplicationSchema),
    /** Null: there is none. */
    vocalProfile: ownVocalProfileSchema.nullable(),
    documents: z.array(documentSchema),
    workOrders: z.array(ownOrderSchema),
    boletas: z.array(ownBoletaSchema),
    experiences: z.array(ownExperienceSchema),
    /** Changes of the data sheet, oldest first. */
    history: z.array(ownHistoryLine),
    /** What they asked about their data, and was answered, the latest first. */
    dataRequests: z.array(ownRequestSchema),
    sessions: z.array(z.strictObject({ browser: z.string(), startedAt: moment, lastUsedAt: moment })),
  })
  .openapi('OwnData');

/** @see ownDataSchema */
export type OwnData = z.infer<typeof ownDataSchema>;
