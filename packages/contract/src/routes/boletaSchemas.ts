import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { WITHHOLDERS } from '@doblaje/domain/options/withholders';
import { WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';
import { nominaState } from './nominaSchemas';

const pesos = z.number().int().min(0);

const boletaRow = z.strictObject({
  id: z.number().int(),
  state: z.enum(BOLETA_STATES.map(({ value }) => value)).openapi('BoletaState'),
  orderId: z.number().int(),
  orderNumber: z.number().int(),
  orderTypeId: z
    .literal(WORK_ORDER_TYPES.map(({ value }) => value) as [WorkOrderTypeId, ...WorkOrderTypeId[]])
    .openapi({ type: 'integer' }),
  /** Whole Chilean pesos, as all amounts. */
  orderAmount: pesos,
  /** 'AAAA-MM-DD' on which the order was issued; a boleta of an earlier day differs. */
  orderDay: z.string(),
  projectId: z.number().int(),
  /** With its season, as domain's `projectName` has it. */
  projectTitle: z.string(),
  /** Of the project, as its title: as it was when the boleta was handed in; until then as it is. '' where it is gone. */
  season: z.string(),
  houseNumber: z.string(),
  personId: z.string(),
  /** With which the boleta was issued: as it was when it was handed in; until then as it is. */
  personName: z.string(),
  /** The same; '' where none is known. For comparing it with that of the boleta. */
  personRut: z.string(),
  /** What of it is another by now; '' where it is the same. */
  today: z.strictObject({ personName: z.string(), personRut: z.string(), projectTitle: z.string() }),
  /** null until one was sent, as all that it says. */
  folio: z.number().int().nullable(),
  /** 'AAAA-MM-DD'; '' until one was sent. */
  issuedOn: z.string(),
  gross: pesos.nullable(),
  retention: pesos.nullable(),
  net: pesos.nullable(),
  withheldBy: z.enum(['', ...WITHHOLDERS.map(({ value }) => value)]),
  /** What the rate of its year leads to expect; null: no rate is known for it, or none was sent. */
  expectedRetention: pesos.nullable(),
  /** Whether it says something else than its order and the year's rate: domain's `boletaDifferences` has the words. */
  differs: z.boolean(),
  /** Why it was rejected; '' where it was not. */
  reason: z.string(),
  uploadedAt: moment.nullable(),
  updatedAt: moment,
  /** Of the boleta itself, among the person's documents; null while none was sent. */
  documentId: z.string().nullable(),
});

/** A row of the list of boletas. */
export const boletaRowSchema = boletaRow.openapi('BoletaRow');

/** One boleta as the list has it. */
export type BoletaRow = z.infer<typeof boletaRowSchema>;

/** One that its person annulled at the SII: the order waited for another since. */
const annulled = z.strictObject({
  folio: z.number().int(),
  issuedOn: z.string(),
  gross: pesos,
  annulledOn: z.string(),
  reason: z.string(),
  documentId: z.string().nullable(),
  /** With which it was issued. */
  personName: z.string(),
  personRut: z.string(),
});

export const boletaSchema = boletaRow
  .extend({
    chapterNumber: z.number().int().nullable(),
    chapterTitle: z.string(),
    /** When its order was finished: since then it is waited for. */
    finishedAt: moment,
    /** The paper of its order. */
    orderDocumentId: z.string().nullable(),
    /** The nómina that holds it, for ADMIN alone; null where none does. */
    nomina: z.strictObject({ id: z.number().int(), state: nominaState }).nullable(),
    /** 'AAAA-MM-DD' of the transfer; '' until it is paid. */
    paidOn: z.string(),
    /** The latest first. */
    annulled: z.array(annulled),
  })
  .openapi('Boleta');

/** One boleta, whole. */
export type Boleta = z.infer<typeof boletaSchema>;

/** Sums of boletas, in whole pesos: of those that were sent, and what the orders of the others come to. */
export const boletaTotalsSchema = z
  .strictObject({ gross: pesos, retention: pesos, net: pesos, expected: pesos })
  .openapi('BoletaTotals');

/** @see boletaTotalsSchema */
export type BoletaTotals = z.infer<typeof boletaTotalsSchema>;
