import { BOLETA_KINDS } from '@doblaje/domain/options/boletaKinds';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { monthName, yearName } from './monthSchemas';

const count = z.number().int().min(0);
const pesos = z.number().int().min(0);

/** Most rows that each part of a year's close names. */
export const YEAR_MOST = 200;

/** The first rows of a part, and how many there are. */
const part = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ total: count, items: z.array(item).max(YEAR_MOST) });

const kind = z.enum(BOLETA_KINDS.map(({ value }) => value));

/** What every part tells of a boleta. */
const boleta = {
  kind,
  folio: count,
  /** null: nobody of the portal has that RUT. */
  personId: z.string().nullable(),
  name: z.string(),
  rut: z.string(),
  issuedOn: z.string(),
  gross: pesos,
};

const annulment = z
  .strictObject({
    ...boleta,
    /** null: it is at the SII alone. */
    boletaId: z.number().int().nullable(),
    /** Last day of the studio's answer; null once it is over. */
    answerUntil: z.string().nullable(),
    /** What to do, in words. */
    told: z.string(),
    /** Whether it is noted here; false: only the SII's sheet says so. */
    isNoted: z.boolean(),
  })
  .openapi('PendingAnnulment');

/** A boleta whose issuer asked for its annulment. */
export type PendingAnnulment = z.infer<typeof annulment>;

const annulledAtSii = z
  .strictObject({
    ...boleta,
    boletaId: z.number().int(),
    personId: z.string(),
    state: z.enum(BOLETA_STATES.map(({ value }) => value)),
    /** 'AAAA-MM-DD'; null: the sheet does not say. */
    annulledOn: z.string().nullable(),
  })
  .openapi('BoletaAnnulledAtSii');

/** A boleta that a sheet of the SII has as annulled, and that nobody has noted so here. */
export type BoletaAnnulledAtSii = z.infer<typeof annulledAtSii>;

const unmatched = z
  .strictObject({
    ...boleta,
    boletaId: z.number().int(),
    personId: z.string(),
    state: z.enum(BOLETA_STATES.map(({ value }) => value)),
    /** Whether its month has a sheet; false: the sheet has to be uploaded first. */
    hasSheet: z.boolean(),
  })
  .openapi('UnmatchedBoleta');

/** A boleta that no sheet of the SII has. */
export type UnmatchedBoleta = z.infer<typeof unmatched>;

const onlyAtSii = z.strictObject(boleta).openapi('BoletaOnlyAtSii');

/** A boleta in force of a sheet of the SII that is not here. */
export type BoletaOnlyAtSii = z.infer<typeof onlyAtSii>;

const withoutData = z
  .strictObject({
    lineId: z.number().int(),
    nominaId: z.number().int(),
    folio: count,
    personId: z.string().nullable(),
    name: z.string(),
    paidOn: z.string(),
    net: pesos,
    /** What is missing of its boleta. */
    lacks: z.array(z.enum(['rut', 'issuedOn', 'withheldBy'])).min(1),
  })
  .openapi('PaymentWithoutData');

/** A payment whose boleta lacks what the SII asks for. */
export type PaymentWithoutData = z.infer<typeof withoutData>;

const toRegularize = z
  .strictObject({
    ...boleta,
    boletaId: z.number().int(),
    personId: z.string(),
    nominaId: z.number().int(),
    net: pesos,
    paidOn: z.string(),
    annulledOn: z.string(),
  })
  .openapi('PaymentToRegularize');

/** A payment whose boleta was annulled at the SII afterwards, and which no later boleta has settled. */
export type PaymentToRegularize = z.infer<typeof toRegularize>;

const gap = z
  .strictObject({
    /** null: nobody of the portal has that RUT. */
    personId: z.string().nullable(),
    rut: z.string(),
    name: z.string(),
    /** Retention of the boletas here, of months that have a sheet. */
    here: pesos,
    /** The same in the sheets. */
    atSii: pesos,
    /** To be declared in the year, by the day of payment. */
    declared: pesos,
    /** What `here` has of boletas that were annulled at the SII after they were paid: the sheets do not count them. */
    annulled: z.strictObject({ boletas: count, retention: pesos }),
  })
  .openapi('RetentionGap');

/** A person whose retention is not the same here and at the SII. */
export type RetentionGap = z.infer<typeof gap>;

const yearClose = z
  .strictObject({
    year: yearName,
    /** The SII makes its register of the year on this day, 'AAAA-MM-DD'. */
    registerOn: z.iso.date(),
    /** Last day for answering the requests of the year. */
    answerUntil: z.iso.date(),
    /** Months with boletas up to today that have no sheet of received boletas. */
    monthsWithoutSheet: z.array(monthName),
    annulments: part(annulment),
    annulledAtSii: part(annulledAtSii),
    /** Paid in the year. */
    toRegularize: part(toRegularize),
    unmatched: part(unmatched),
    onlyAtSii: part(onlyAtSii),
    withoutData: part(withoutData),
    /** Those that differ; `agreeing` counts the others. */
    retention: part(gap).extend({ agreeing: count }),
  })
  .openapi('YearClose');

/** What is left to put in order of a year before the SII's register. */
export type YearClose = z.infer<typeof yearClose>;

export const yearsRouter = defineRouter('months', {
  yearClose: {
    access: ['ADMIN'],
    method: 'get',
    path: '/years/close',
    summary: 'El cierre de un año',
    description: `Annulments that wait for an answer, boletas that only its sheets have as annulled, payments of the year whose boleta was annulled and which no later boleta has settled, boletas that no sheet of the SII has, boletas that only its sheets have, payments whose boleta lacks data, and people whose retention is another one at the SII: the first ${YEAR_MOST} of each. Without \`year\` the one that is put in order today: the last one until its days are over.`,
    request: { query: z.strictObject({ year: yearName.optional() }) },
    responses: { 200: { description: 'El cierre', content: json(yearClose) } },
  },
});
