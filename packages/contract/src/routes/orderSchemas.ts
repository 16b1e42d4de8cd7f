import { MINOR_PAPERS } from '@doblaje/domain/minors';
import { WORK_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';
import { WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { z } from '@hono/zod-openapi';
import { typedCharacterType } from './characters';
import { voiceScope } from './consents';
import { moment, rowIdOrNone, typedLine, typedNumber, typedText } from './fields';

const TYPE_IDS = WORK_ORDER_TYPES.map(({ value }) => value) as [WorkOrderTypeId, ...WorkOrderTypeId[]];

const typeId = z
  .literal([0, ...TYPE_IDS])
  .openapi('WorkOrderTypeOrNone', { type: 'integer', enum: [0, ...TYPE_IDS] });

const orderRow = z.strictObject({
  id: z.number().int(),
  /** From 1 without gaps; null until it is issued. */
  number: z.number().int().nullable(),
  state: z.enum(WORK_ORDER_STATES.map(({ value }) => value)).openapi('WorkOrderState'),
  /** 0 in a draft without a type. The other ids are 0 in the same way. */
  typeId,
  projectId: z.number().int(),
  /** With its season (domain's `projectName`). This and the next fields, down to the person, stay as in the PDF once it is issued. */
  projectTitle: z.string(),
  season: z.string(),
  houseNumber: z.string(),
  chapterId: z.number().int(),
  /** null: no chapter. */
  chapterNumber: z.number().int().nullable(),
  chapterTitle: z.string(),
  /** '' for nobody. */
  personId: z.string(),
  personName: z.string(),
  /** The current values of the fields that have changed since the issue. Unchanged ones are '' or null, and so are a draft's. */
  today: z
    .strictObject({
      personName: z.string(),
      projectTitle: z.string(),
      chapterNumber: z.number().int().nullable(),
      chapterTitle: z.string(),
    })
    .openapi('WorkOrderToday'),
  /** 'AAAA-MM-DD'; '' while unknown. */
  startDate: z.string(),
  dueDate: z.string(),
  /** Whole Chilean pesos; null: the order has no amount. */
  amount: z.number().int().nullable(),
  issuedAt: moment.nullable(),
  updatedAt: moment,
});

/** A row of the list of orders. */
export const orderRowSchema = orderRow.openapi('WorkOrderRow');

/** One order as the list has it. */
export type WorkOrderRow = z.infer<typeof orderRowSchema>;

const line = z.strictObject({
  /** The character in the chapter; 0 if it was removed from the chapter. */
  appearanceId: z.number().int(),
  characterName: z.string(),
  characterType: typedCharacterType,
  /** Loops that the order asks for. */
  loops: z.number().int(),
  /** The character's planned loops in the chapter now. The next field has the recorded ones. */
  loopsPlanned: z.number().int(),
  loopsDone: z.number().int(),
  /** The person who voices it in the chapter now; '' for nobody. For ADMIN only. */
  personId: z.string(),
  personName: z.string(),
});

const voiceUse = z
  .strictObject({
    scope: voiceScope,
    isAllowed: z.boolean(),
    /** The consent is for this project alone. */
    isForProject: z.boolean(),
    /** '' without a consent: dubbing is what the order asks for, the rest is not allowed. The days are '' then, too. */
    territory: z.string(),
    from: z.string(),
    until: z.string(),
  })
  .openapi('VoiceUse');

/** A voice consent in force, on whatever day: domain's `VoiceConsent`. */
export const voiceAllowed = z
  .strictObject({
    scope: voiceScope,
    /** 0: all projects. */
    projectId: z.number().int(),
    projectTitle: z.string(),
    ...{ territory: z.string(), from: z.string(), until: z.string() },
  })
  .openapi('VoiceAllowed');

const otherOrder = z
  .strictObject({ id: z.number().int(), number: z.number().int().nullable() })
  .openapi('OtherOrder');

// A name of its own: the generator would write the shared schema as nullable everywhere.
const otherOrderOrNone = otherOrder.nullable().openapi('OtherOrderOrNone');

const minorPaper = z
  .strictObject({ kind: z.enum(MINOR_PAPERS), validUntil: z.string() })
  .openapi('MinorPaper');

/** A minor before an order is issued: domain's `missingMinorPapers` says what is missing. */
export const minorAtWork = z.strictObject({
  adultOn: z.string(),
  papers: z.array(minorPaper),
});

export const orderSchema = orderRow
  .extend({
    notes: z.string(),
    lines: z.array(line),
    answeredAt: moment.nullable(),
    answerNote: z.string(),
    finishedAt: moment.nullable(),
    /** Note of its finish: why more was recorded than planned. Its person reads it too, like the next two. */
    finishNote: z.string(),
    /** Why its amount was corrected at the finish; '' if it was not. */
    amountReason: z.string(),
    /** The amount at issue, if it was corrected later; null: it had no amount, or no correction. */
    amountIssued: z.number().int().nullable(),
    voidedAt: moment.nullable(),
    /** Its person reads it too. */
    voidReason: z.string(),
    /**
     * The retention of its amount and the rest, if its boleta is of the year of its due date; null: no amount, or no
     * rate for that year. Domain's `expectedRetention`.
     */
    expected: z
      .strictObject({
        year: z.number().int(),
        /** Per cent. */
        rate: z.number(),
        retention: z.number().int(),
        net: z.number().int(),
      })
      .nullable(),
    /** What its person allows with their voice now, by use (domain's `voiceUses` on its due day). */
    voices: z.array(voiceUse),
    /** What its PDF says of that; null: it is a draft, or was issued before PDFs said it. */
    voicesIssued: z.array(voiceUse).nullable(),
    /** The declined or voided order that it replaces. */
    replaces: otherOrderOrNone,
    /** The order that replaces it; for ADMIN only. */
    replacedBy: otherOrderOrNone,
    /** Other open orders of the same type, chapter and person: a warning, not an error. For ADMIN only. */
    alike: z.array(otherOrder),
    /** Of a draft whose person is under 18: since when they are not, and their papers. For ADMIN only. */
    minor: minorAtWork.nullable().openapi('MinorOrNone'),
    /** Its PDF in the person's documents; null until it is issued. */
    documentId: z.string().nullable(),
  })
  .openapi('WorkOrder');

/** One order, whole. */
export type WorkOrder = z.infer<typeof orderSchema>;

/** The roles of an order; domain judges them. */
export const orderLines = z
  .array(z.strictObject({ appearanceId: rowIdOrNone, loops: typedNumber() }).openapi('OrderedLoops'))
  .max(2000);

/** Whole pesos or none; domain has the message for any other number. */
export const orderAmount = typedNumber('Ingresa un monto en pesos, sin decimales').nullable();

/** The fields of an order that people type. */
export const orderValues = z.strictObject({
  chapterId: rowIdOrNone,
  personId: typedLine,
  typeId: z.literal([0, ...TYPE_IDS], { error: 'Elige un tipo de orden' }).openapi({ type: 'integer' }),
  startDate: typedLine,
  dueDate: typedLine,
  amount: orderAmount,
  notes: typedText,
  lines: orderLines,
});
