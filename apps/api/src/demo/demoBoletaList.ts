import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';

/** Where a boleta of the demo has come to; in a nómina that is prepared, or paid. */
type DemoBoletaState = 'pending' | 'inReview' | 'rejected' | 'approved' | 'prepared' | 'paid';

/** A boleta of the demo, with the order it is of. Days are counted back from today, or from the day its nómina was paid. */
export interface DemoBoleta {
  state: DemoBoletaState;
  /** Of the first chapter that is ready of the project with this number of the house. */
  house: string;
  typeId: WorkOrderTypeId;
  /**
   * Place among the demo's people who cannot log in, those with a role in that chapter first; 'talent' is who tries the portal as one,
   * and finds what waits for them.
   */
  place: number | 'talent';
  /** What the order says. */
  amount: number;
  /** Days since the order was finished. */
  finished: number;
  /** Days since it was sent; of one that is approved at least 2. */
  sent?: number;
  folio?: number;
  /** What it says itself. @default amount */
  gross?: number;
  /** Whether its person withholds. @default false */
  isWithheldByPerson?: boolean;
  /** Why it was rejected. */
  why?: string;
  /** Whether its person's bank data lack. @default false */
  lacksBank?: boolean;
}

/** In every state, approved ones whose person can be paid and one who cannot. */
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
  { state: 'paid', house: 'EA-410', typeId: 1, place: 0, amount: 132_500, finished: 12, sent: 6, folio: 94 },
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
    state: 'inReview',
    house: 'BR-104',
    typeId: 1,
    place: 3,
    amount: 115_000,
    finished: 6,
    sent: 2,
    folio: 66,
  },
  {
    ...{ state: 'inReview', house: 'BR-204', typeId: 7, place: 20, amount: 160_000, finished: 5, sent: 1 },
    ...{ folio: 301, gross: 175_000 },
  },
  { state: 'pending', house: 'BR-204', typeId: 1, place: 'talent', amount: 155_000, finished: 2 },
];
