import { MONTH_STATES } from '@doblaje/domain/options/monthStates';
import { z } from '@hono/zod-openapi';
import { COUNTED_TO } from '../lists/description';
import { moment } from './fields';

const pesos = z.number().int().min(0);
const whole = z.number().int().min(0);

/** A month of the calendar, 'AAAA-MM'. */
export const monthName = z
  .string()
  .regex(/^(?:20|21)\d\d-(?:0[1-9]|1[0-2])$/, 'Elige un mes')
  .openapi({ example: '2026-03' });

/** A year, 'AAAA'. */
export const yearName = z
  .string()
  .regex(/^(?:20|21)\d\d$/, 'Elige un año')
  .openapi({ example: '2026' });

const monthState = z.enum(MONTH_STATES.map(({ value }) => value)).openapi('MonthState');

/** Most people that a month's close names. */
export const MISSING_MOST = 500;

/** A number of rows, as the list with the same filters counts them. */
const counted = z
  .strictObject({
    total: whole.max(COUNTED_TO),
    /** false: there are more than `total`. */
    isTotalExact: z.boolean(),
  })
  .openapi('MonthCount');

const missingPerson = z
  .strictObject({
    personId: z.string(),
    name: z.string(),
    /** Boletas to hand in, or to hand in again. */
    boletas: whole,
    /** When the order of the oldest was finished. */
    since: moment,
    /** When a mail last reminded them. */
    remindedAt: moment.nullable(),
    /** Whether a mail would reach them: active, and not reminded within a day. */
    canRemind: z.boolean(),
  })
  .openapi('MissingPerson');

/** A person whose boleta the studio waits for. */
export type MissingPerson = z.infer<typeof missingPerson>;

/** What is paid in a month, in whole Chilean pesos. */
const monthSums = z
  .strictObject({
    nominas: whole,
    boletas: whole,
    gross: pesos,
    retention: pesos,
    net: pesos,
    /** The retention to declare: F29, code 151. Without the boletas whose issuer withholds. */
    declared: pesos,
  })
  .openapi('MonthSums');

/** @see monthSums */
export type MonthSums = z.infer<typeof monthSums>;

/** A month's close. */
export const monthCloseSchema = z
  .strictObject({
    month: monthName,
    state: monthState,
    /** null: nothing was ever paid in it, and nobody closed it. A payment in it counts as a change too. */
    updatedAt: moment.nullable(),
    /** Whether the month has ended in Chile: it can be closed then. */
    isOver: z.boolean(),
    /** The last close; null if it was never closed. A `by` of null: that person has erased their data. */
    closed: z.strictObject({ at: moment, by: z.string().nullable(), sums: monthSums }).nullable(),
    /** The last time it was opened again. */
    reopened: z.strictObject({ at: moment, by: z.string().nullable(), reason: z.string() }).nullable(),
    /** Up to the end of the month, by the boleta's own day, or the day its order was finished while it has none. */
    missing: z.strictObject({
      ...counted.shape,
      /** By name, at most {@link MISSING_MOST}. */
      people: z.array(missingPerson),
      /** false: there are more people. */
      isAll: z.boolean(),
    }),
    toReview: counted,
    /** Approved ones that are in no nómina. */
    payable: counted,
    /** Nóminas that are prepared now, those of them that have a file for the bank, and those whose file the bank has answered in part. */
    prepared: counted,
    withFile: counted,
    answered: counted,
    /** Nóminas paid on a day of the month. */
    paid: counted,
    sums: monthSums,
    /** How many of the boletas whose retention is declared were annulled at the SII after their payment. They stay in `sums`. */
    annulledSince: whole,
    /** People without a RUT on what was paid, with the retention of theirs that is declared; by name. */
    withoutRut: z.array(
      z.strictObject({ personId: z.string().nullable(), name: z.string(), retention: pesos }),
    ),
    /** Last day for declaring the retention, 'AAAA-MM-DD'. */
    dueDay: z.string(),
  })
  .openapi('MonthClose');

/** @see monthCloseSchema */
export type MonthClose = z.infer<typeof monthCloseSchema>;

/** How many people a reminder reached. */
export const remindedSchema = z
  .strictObject({
    reminded: whole,
    /** Reminded less than a day ago. */
    already: whole,
    /** Their account is not active. */
    inactive: whole,
  })
  .openapi('Reminded');

/** @see remindedSchema */
export type Reminded = z.infer<typeof remindedSchema>;
