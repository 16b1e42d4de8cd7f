import type { Nomina } from '@doblaje/contract/client';
import type { NominaPaymentValues, NominaReasonValues } from '@doblaje/domain/forms/nominaPayment';
import { labelOfNominaState, nominaTitle } from '@doblaje/domain/options/nominaStates';
import { defineMoves } from '../../edits/defineMoves';
import { createDrafts, type Draft } from '../../edits/drafts';

/** What is typed of the day on which a nómina was paid. */
export const PAID = createDrafts<Draft<Nomina, NominaPaymentValues>>('en el pago de la nómina');

/** Moves of a nómina. */
export const MOVES = defineMoves<Nomina>({
  name: ({ id }) => nominaTitle(id),
  state: ({ state }) => labelOfNominaState(state),
});

/** Why a nómina is voided whose file was taken. */
export const VOIDED = createDrafts<Draft<Nomina, NominaReasonValues>>('en la anulación de la nómina');

/** Why a boleta is taken out of one. */
export const REMOVED = createDrafts<Draft<Nomina, NominaReasonValues>>('en el motivo de quitar la boleta');
