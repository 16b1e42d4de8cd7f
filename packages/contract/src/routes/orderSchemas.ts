import { CHARACTER_TYPES } from '@doblaje/domain/options/characterTypes';
import { WORK_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';
import { WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { z } from '@hono/zod-openapi';
import { moment, rowIdOrNone, typedLine, typedNumber, typedText } from './fields';

const TYPE_IDS = WORK_ORDER_TYPES.map(({ value }) => value) as [WorkOrderTypeId, ...WorkOrderTypeId[]];

const typeId = z.literal([0, ...TYPE_IDS]).openapi({ type: 'integer', enum: [0, ...TYPE_IDS] });

const orderRow = z.strictObject({
  id: z.number().int(),
  /** From 1 without gaps; null until it is issued. */
  number: z.number().int().nullable(),
  state: z.enum(WORK_ORDER_STATES.map(({ value }) => value)).openapi('WorkOrderState'),
  /** 0: none chosen yet, in a draft; likewise the others. */
  typeId,
  projectId: z.number().int(),
  /** With its season, as domain's `projectName` has it. As its PDF says from its issue on, so all that follows to the person. */
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
  /** What of it is another by now; '' or null where it is the same, and in drafts, which are as things are. */
  today: z.strictObject({
    personName: z.string(),
    projectTitle: z.string(),
    chapterNumber: z.number().int().nullable(),
    chapterTitle: z.string(),
  }),
  /** 'AAAA-MM-DD'; '' while unknown. */
  startDate: z.string(),
  dueDate: z.string(),
  /** Whole Chilean pesos; null: it carries none. */
  amount: z.number().int().nullable(),
  issuedAt: moment.nullable(),
  updatedAt: moment,
});

/** A row of the list of orders. */
export const orderRowSchema = orderRow.openapi('WorkOrderRow');

/** One order as the list has it. */
export type WorkOrderRow = z.infer<typeof orderRowSchema>;

const line = z.strictObject({
  /** The character in the chapter; 0: it was taken out since. */
  appearanceId: z.number().int(),
  characterName: z.string(),
  characterType: z.enum(['', ...CHARACTER_TYPES.map(({ value }) => value)]),
  /** What the order asks for. */
  loops: z.number().int(),
  /** What the chapter plans and has of the character now. */
  loopsPlanned: z.number().int(),
  loopsDone: z.number().int(),
  /** Who voices it in the chapter now; '' for nobody. For ADMIN alone. */
  personId: z.string(),
  personName: z.string(),
});

const otherOrder = z.strictObject({ id: z.number().int(), number: z.number().int().nullable() });

export const orderSchema = orderRow
  .extend({
    notes: z.string(),
    lines: z.array(line),
    answeredAt: moment.nullable(),
    answerNote: z.string(),
    finishedAt: moment.nullable(),
    /** Said of it when it was finished: why more was recorded than planned. Its person reads it too, as the next two. */
    finishNote: z.string(),
    /** Why its amount was corrected when it was finished; '' where it was not. */
    amountReason: z.string(),
    /** What it was issued with, where it was corrected; null: no amount, or it was not. */
    amountIssued: z.number().int().nullable(),
    voidedAt: moment.nullable(),
    /** Its person reads it too. */
    voidReason: z.string(),
    /**
     * What is withheld of its amount, and what is left, if its boleta is of the year in which it is due; null: without amount, or without
     * a rate for that year. Domain's `expectedRetention`.
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
    /** The declined or voided one in whose place it is. */
    replaces: otherOrder.nullable(),
    /** The one in its place; for ADMIN alone. */
    replacedBy: otherOrder.nullable(),
    /** Other open orders of the same type, chapter and person: a warning, no error. For ADMIN alone. */
    alike: z.array(otherOrder),
    /** Its PDF among the person's documents; null until it is issued. */
    documentId: z.string().nullable(),
  })
  .openapi('WorkOrder');

/** One order, whole. */
export type WorkOrder = z.infer<typeof orderSchema>;

/** The roles that an order is to cover; domain judges them. */
export const orderLines = z
  .array(z.strictObject({ appearanceId: rowIdOrNone, loops: typedNumber() }))
  .max(2000);

/** Whole pesos or none; what is no number of pesos domain has words for. */
export const orderAmount = typedNumber('Ingresa un monto en pesos, sin decimales').nullable();

/** What is typed of an order. */
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
