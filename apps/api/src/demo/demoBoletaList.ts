import type { SiiMove } from '@doblaje/domain/moves';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';

/**
 * The state of a demo boleta. The last four mean that it is in such a nómina: one without a file, one whose file is at the bank, one
 * that the bank answered, and a paid one.
 */
type DemoBoletaState =
  | 'pending'
  | 'inReview'
  | 'rejected'
  | 'approved'
  | 'prepared'
  | 'sent'
  | 'answered'
  | 'paid';

/** A demo boleta, with its order. Days count back from today, or from the day its nómina was paid. */
export interface DemoBoleta {
  state: DemoBoletaState;
  /** House number of the project. The order is for the project's first finished chapter. */
  house: string;
  typeId: WorkOrderTypeId;
  /**
   * Index among the demo people who cannot log in, those with a role in that chapter first.
   * 'talent' is the account for trying the portal as a talent, who then finds pending tasks.
   */
  place: number | 'talent';
  /** The order's amount. */
  amount: number;
  /** Further orders of the same person that it pays, each for the first finished chapter of another project. @default none */
  also?: readonly { house: string; typeId: WorkOrderTypeId; amount: number }[];
  /** A BTE was issued by the studio, and is in review. @default 'BHE' */
  kind?: BoletaKind;
  /** Days since the order was finished. */
  finished: number;
  /** Days since the boleta was sent. An approved one needs at least 2. */
  sent?: number;
  folio?: number;
  /** The boleta's own amount. @default the amounts of its orders */
  gross?: number;
  /** The amount that its PDF says. @default gross */
  printed?: number;
  /** Whether the person withholds. @default false */
  isWithheldByPerson?: boolean;
  /** Why the boleta was rejected. */
  why?: string;
  /** What happened to it at the SII: a paid one the day after its payment, any other today. */
  sii?: { move: SiiMove; why: string };
  /** What the bank answered, in its words; a boleta that it rejected is free again. */
  bank?: readonly [state: 'Rechazado' | 'Pendiente de Cobro' | 'Pagado', reason?: string];
  /** Whether the person's bank data is missing. @default false */
  lacksBank?: boolean;
}

/** A created demo boleta. */
export interface BoletaMade {
  boleta: DemoBoleta;
  id: number;
  personId: string;
}

/** Boletas in every state. Of the approved ones, all but one belong to people who can be paid. */
export const DEMO_BOLETAS: readonly DemoBoleta[] = [
  { state: 'paid', house: 'BR-104', typeId: 1, place: 0, amount: 184_000, finished: 15, sent: 9, folio: 211 },
  {
    state: 'paid',
    house: 'BR-104',
    typeId: 2,
    place: 24,
    amount: 260_000,
    finished: 17,
    sent: 12,
    folio: 38,
  },
  {
    ...{ state: 'paid', house: 'EA-410', typeId: 1, place: 0, amount: 132_500, finished: 12, sent: 6 },
    ...{ folio: 94, sii: { move: 'annul', why: 'La emitió dos veces.' } },
  },
  {
    state: 'prepared',
    house: 'BR-104',
    typeId: 1,
    place: 1,
    amount: 175_000,
    finished: 14,
    sent: 8,
    folio: 57,
  },
  {
    ...{ state: 'prepared', house: 'EA-410', typeId: 3, place: 23, amount: 240_000, finished: 12, sent: 7 },
    ...{ folio: 130, isWithheldByPerson: true },
  },
  {
    ...{ state: 'sent', house: 'EA-410', typeId: 2, place: 22, amount: 210_000, finished: 13, sent: 9 },
    folio: 145,
  },
  {
    ...{ state: 'answered', house: 'BR-104', typeId: 7, place: 21, amount: 98_000, finished: 16, sent: 11 },
    ...{ folio: 27, bank: ['Pagado'] },
  },
  {
    ...{ state: 'answered', house: 'BR-104', typeId: 6, place: 22, amount: 165_000, finished: 15, sent: 10 },
    ...{ folio: 318, bank: ['Rechazado', 'Cuenta cerrada'] },
  },
  {
    ...{ state: 'answered', house: 'BR-104', typeId: 4, place: 23, amount: 120_000, finished: 15, sent: 10 },
    ...{ folio: 71, bank: ['Pendiente de Cobro'] },
  },
  {
    state: 'approved',
    house: 'EA-410',
    typeId: 1,
    place: 1,
    amount: 148_000,
    finished: 9,
    sent: 5,
    folio: 12,
  },
  {
    ...{ state: 'approved', house: 'BR-104', typeId: 1, place: 2, amount: 96_000, finished: 8, sent: 4 },
    ...{ folio: 403, lacksBank: true },
  },
  {
    ...{
      state: 'rejected',
      house: 'EA-410',
      typeId: 5,
      place: 'talent',
      amount: 90_000,
      finished: 9,
      sent: 6,
    },
    ...{ folio: 77, gross: 95_000, why: 'La orden es por $90.000 brutos y la boleta dice $95.000.' },
  },
  {
    state: 'inReview',
    house: 'BR-204',
    typeId: 1,
    place: 0,
    amount: 140_000,
    finished: 7,
    sent: 3,
    folio: 112,
  },
  {
    ...{ state: 'inReview', house: 'BR-104', typeId: 1, place: 3, amount: 115_000, finished: 6, sent: 2 },
    ...{ folio: 66, sii: { move: 'observe', why: 'El receptor no es el estudio.' } },
  },
  {
    ...{ state: 'inReview', house: 'BR-204', typeId: 7, place: 20, amount: 160_000, finished: 5, sent: 1 },
    ...{ folio: 301, gross: 175_000, printed: 160_000 },
  },
  {
    ...{ state: 'inReview', house: 'BR-104', typeId: 1, place: 4, amount: 98_000, finished: 8, sent: 3 },
    ...{ folio: 45, also: [{ house: 'EA-410', typeId: 3, amount: 62_000 }] },
  },
  {
    ...{ state: 'inReview', house: 'BR-104', typeId: 1, place: 5, amount: 54_000, finished: 6, sent: 1 },
    ...{ folio: 3, kind: 'BTE' },
  },
  { state: 'pending', house: 'BR-204', typeId: 1, place: 'talent', amount: 155_000, finished: 2 },
];
