import { ApiError, type EditOutcome, type Nomina } from '@doblaje/contract/client';
import type { NominaPaymentValues } from '@doblaje/domain/forms/nominaPayment';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { useRevalidator } from 'react-router-dom';
import { createDrafts, type Draft } from '../../edits/drafts';
import { usePortal } from '../../portal';

/** What is typed of the day on which a nómina was paid. */
export const PAID = createDrafts<Draft<Nomina, NominaPaymentValues>>('en el pago de la nómina');

/**
 * Makes a move of a nómina and tells of it. Where somebody was there before, the panel behind shows what there is now, and who
 * asked is told so.
 */
export function useNominaMove() {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  return async (call: Promise<EditOutcome<Nomina>>, done: string) => {
    try {
      const outcome = await call;
      await revalidate();
      if (outcome.isStale) throw new ApiError(409, outcome.message);
      notices.notify({ type: 'success', title: done, message: nominaTitle(outcome.saved.id) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  };
}
