import type { Nomina } from '@doblaje/contract/client';
import type { NominaPaymentValues } from '@doblaje/domain/forms/nominaPayment';
import { labelOfNominaState, nominaTitle } from '@doblaje/domain/options/nominaStates';
import { createDrafts, type Draft } from '../../edits/drafts';
import { useMove } from '../../edits/useMove';

/** What is typed of the day on which a nómina was paid. */
export const PAID = createDrafts<Draft<Nomina, NominaPaymentValues>>('en el pago de la nómina');

/** Makes a move of a nómina and tells of it. */
export const useNominaMove = () =>
  useMove<Nomina>({ name: ({ id }) => nominaTitle(id), state: ({ state }) => labelOfNominaState(state) });
