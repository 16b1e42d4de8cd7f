import { BOLETA_KINDS } from '@doblaje/domain/options/boletaKinds';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { SII_STATES } from '@doblaje/domain/options/siiStates';
import { WITHHOLDERS } from '@doblaje/domain/options/withholders';
import { WORK_ORDER_TYPES, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';
import { nominaState } from './nominaRow';
import { siiCaution } from './nominaSchemas';

const pesos = z.number().int().min(0);

const orderTypeId = z
  .literal(WORK_ORDER_TYPES.map(({ value }) => value) as [WorkOrderTypeId, ...WorkOrderTypeId[]])
  .openapi({ type: 'integer' });

/** What is withheld of the boletas of a year, in per cent. */
export const yearRateSchema = z
  .strictObject({ year: z.number().int(), rate: z.number() })
  .openapi('YearRate');

const boletaRow = z.strictObject({
  id: z.number().int(),
  state: z.enum(BOLETA_STATES.map(({ value }) => value)).openapi('BoletaState'),
  kind: z.enum(BOLETA_KINDS.map(({ value }) => value)).openapi('BoletaKind'),
  /** Its state at the SII, as noted here; 'valid' until a boleta was sent. */
  siiState: z.enum(SII_STATES.map(({ value }) => value)).openapi('SiiState'),
  /** 'AAAA-MM-DD' of that state; '' as long as it is as it was issued. */
  siiOn: z.string(),
  /** The order that asked for it, the first of those that it pays. Its type and project too. */
  orderId: z.number().int(),
  orderNumber: z.number().int(),
  /** The numbers of all the orders that it pays, for its name. */
  orderNumbers: z.array(z.number().int()),
  orderTypeId,
  /** The amounts of its orders together. Whole Chilean pesos, as all amounts. */
  orderAmount: pesos,
  /** 'AAAA-MM-DD' on which the latest of its orders was issued; a boleta of an earlier day differs. */
  orderDay: z.string(),
  projectId: z.number().int(),
  /** With its season, as domain's `projectName` has it. */
  projectTitle: z.string(),
  /** The project's season: fixed when the boleta is handed in, like the title; current until then. '' if the project is gone. */
  season: z.string(),
  houseNumber: z.string(),
  personId: z.string(),
  /** The name the boleta was issued with: fixed when it is handed in; until then the current name. */
  personName: z.string(),
  /** The same for the RUT, to compare it with the one on the boleta; '' if none is known. */
  personRut: z.string(),
  /** The current values, if they have changed since; '' if not. */
  today: z
    .strictObject({ personName: z.string(), personRut: z.string(), projectTitle: z.string() })
    .openapi('BoletaToday'),
  /** null until a boleta was sent, like all its own fields. */
  folio: z.number().int().nullable(),
  /** 'AAAA-MM-DD'; '' until a boleta was sent. */
  issuedOn: z.string(),
  gross: pesos.nullable(),
  retention: pesos.nullable(),
  net: pesos.nullable(),
  withheldBy: z.enum(['', ...WITHHOLDERS.map(({ value }) => value)]).openapi('WithholderOrNone'),
  /** The retention by the rate of its year; null: no rate is known for the year, or no boleta was sent. */
  expectedRetention: pesos.nullable(),
  /** Whether it differs from its order or from the year's rate: domain's `boletaDifferences` has the words. */
  differs: z.boolean(),
  /** Why it was rejected; '' if it was not. */
  reason: z.string(),
  uploadedAt: moment.nullable(),
  updatedAt: moment,
  /** The boleta's own document in the person's list; null until it was sent. */
  documentId: z.string().nullable(),
});

/** A row of the list of boletas. */
export const boletaRowSchema = boletaRow.openapi('BoletaRow');

/** One boleta as the list has it. */
export type BoletaRow = z.infer<typeof boletaRowSchema>;

const paidOrder = z
  .strictObject({
    orderId: z.number().int(),
    orderNumber: z.number().int(),
    typeId: orderTypeId,
    /** With its season, as domain's `projectName` has it: as the boleta was handed in; until then the current one. */
    projectTitle: z.string(),
    season: z.string(),
    /** The order's own amount. */
    amount: pesos,
    /** The part of the boleta's gross that pays it; null until a boleta was sent. */
    part: pesos.nullable(),
  })
  .openapi('BoletaOrder');

/** An order that a boleta pays. */
export type BoletaOrder = z.infer<typeof paidOrder>;

/** A boleta that its person annulled at the SII: since then the order waits for another one. */
const annulled = z.strictObject({
  folio: z.number().int(),
  /** The numbers of the orders that it paid. */
  orderNumbers: z.array(z.number().int()),
  issuedOn: z.string(),
  gross: pesos,
  annulledOn: z.string(),
  reason: z.string(),
  documentId: z.string().nullable(),
  /** The name it was issued with. */
  personName: z.string(),
  personRut: z.string(),
});

/** @see OwnAnnulled */
export const ownAnnulledSchema = annulled
  .extend({
    kind: z.enum(BOLETA_KINDS.map(({ value }) => value)),
    /** The boleta that its person is to send in its place; null if another one is there, or the studio issues it. */
    awaitedId: z.number().int().nullable(),
  })
  .openapi('OwnAnnulledBoleta');

/** A boleta that was annulled at the SII before it was paid, for its person. */
export type OwnAnnulled = z.infer<typeof ownAnnulledSchema>;

const text = z.string().nullable();

/** @see SentBoletaPdf */
export const sentBoletaPdfSchema = z
  .strictObject({
    /** Of an annulled one the boleta that it was. */
    boletaId: z.number().int(),
    folio: z.number().int(),
    /** The folio in its PDF, where that one was read for certain and is another; null otherwise. */
    pdfFolio: z.number().int().nullable(),
    orderNumbers: z.array(z.number().int()),
    /** 'voided': it was annulled at the SII. */
    state: z.enum([...BOLETA_STATES.map(({ value }) => value), 'voided']).openapi('SentBoletaState'),
  })
  .openapi('SentBoletaPdf');

/** A boleta that was sent: its PDF pays nothing else. */
export type SentBoletaPdf = z.infer<typeof sentBoletaPdfSchema>;

/** What the server read of the PDF. A field that is null was not read. */
const reading = z
  .strictObject({
    /** 'other': not the SII's PDF of a boleta; 'unread': it could not be read within the limits. */
    kind: z.enum(['boleta', 'other', 'unread']),
    readAt: moment,
    /** null for a PDF that is no boleta of the SII. */
    fields: z
      .strictObject({
        ...{ folio: z.number().int().nullable(), issuerRut: text, receiverRut: text, receiverName: text },
        ...{ issuedOn: text, emittedOn: text, emittedAt: text, barcode: text },
        ...{ gross: pesos.nullable(), rate: z.number().nullable(), retention: pesos.nullable() },
        ...{ net: pesos.nullable(), withheldBy: z.enum(WITHHOLDERS.map(({ value }) => value)).nullable() },
      })
      .nullable(),
    /** In which the PDF differs from what was sent, from its order, or from itself: sentences in Spanish. */
    differences: z.array(z.string()),
    /** The other boletas of its person that the same file was sent for, or that have the PDF's folio. */
    sentAs: z.array(sentBoletaPdfSchema),
  })
  .openapi('BoletaReading');

/** @see Boleta */
export type BoletaReading = z.infer<typeof reading>;

/** @see ToRegularize */
export const toRegularize = z
  .strictObject({
    /** The boleta that was paid and then annulled at the SII. */
    boletaId: z.number().int(),
    folio: z.number().int(),
    gross: pesos,
    orderNumbers: z.array(z.number().int()),
    annulledOn: z.string(),
    reason: z.string(),
    isSettled: z.boolean(),
    /** The later boleta of the same person that settled it; null while it is open. */
    settledBy: z.strictObject({ boletaId: z.number().int(), folio: z.number().int().nullable() }).nullable(),
    /** 'AAAA-MM-DD' on which it was settled; '' while it is open. */
    settledOn: z.string(),
    /** What was agreed about the amounts; '' while it is open, or if they are the same. */
    settledWhy: z.string(),
  })
  .openapi('ToRegularize');

/** What is owed of a boleta that was paid and then annulled at the SII. */
export type ToRegularize = z.infer<typeof toRegularize>;

export const boletaSchema = boletaRow
  .extend({
    /** What it pays: the order that asked for it first. The parts sum to the gross. */
    orders: z.array(paidOrder).min(1),
    /** What is owed of it, since it was annulled at the SII after it was paid; null otherwise. */
    regularization: toRegularize.nullable(),
    /** What it settled. */
    regularizes: z.array(toRegularize),
    /** What its person still owes of other boletas. */
    toRegularize: z.array(toRegularize),
    chapterNumber: z.number().int().nullable(),
    chapterTitle: z.string(),
    /** When its order was finished: the boleta is expected from then on. */
    finishedAt: moment,
    /** The paper of its order. */
    orderDocumentId: z.string().nullable(),
    /** The nómina that holds it, for ADMIN only; null if none does. */
    nomina: z
      .strictObject({
        id: z.number().int(),
        state: nominaState,
        /** How far its payment is while the nómina is prepared; null: its file was never handed out. */
        bank: z.enum(['handedOut', 'waiting', 'paid']).nullable(),
      })
      .nullable(),
    /** 'AAAA-MM-DD' of the transfer; '' until it is paid. */
    paidOn: z.string(),
    /** What its PDF says, for ADMIN only; null if nothing was sent, or before readings were kept. */
    reading: reading.nullable(),
    /** What the SII's current sheet says of it, for ADMIN only. */
    atSii: siiCaution,
    /** The latest first. */
    annulled: z.array(annulled),
  })
  .openapi('Boleta');

/** One boleta, whole. */
export type Boleta = z.infer<typeof boletaSchema>;

/** Sums of boletas, in whole pesos: of the sent ones, and of the orders whose boletas are still missing. */
export const boletaTotalsSchema = z
  .strictObject({ gross: pesos, retention: pesos, net: pesos, expected: pesos })
  .openapi('BoletaTotals');

/** @see boletaTotalsSchema */
export type BoletaTotals = z.infer<typeof boletaTotalsSchema>;
