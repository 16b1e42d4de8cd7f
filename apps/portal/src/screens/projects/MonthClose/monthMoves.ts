import type { MonthClose } from '@doblaje/contract/client';
import { monthText } from '@doblaje/domain/days';
import type { MonthReopeningValues } from '@doblaje/domain/forms/monthReopening';
import { labelOfMonthState } from '@doblaje/domain/options/monthStates';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { savedOr } from '../../../edits/savedOr';

type Call = Parameters<typeof savedOr<MonthClose, MonthClose>>[0];

/** The month after a close or a reopening. @throws ApiError 409 if it changed since it was read: by another person, or by a payment */
export const movedMonth = (call: Call) =>
  savedOr(call, (current) => {
    const now = labelOfMonthState(current.state).toLocaleLowerCase('es');
    return `El mes cambió mientras lo mirabas: está ${now}, y sus sumas son las de ahora. Revísalo y decide otra vez.`;
  });

/** The notification after a move. */
export const toldOf =
  (title: string) =>
  ({ month }: MonthClose) => ({ title, message: monthText(month) });

/** Typed reasons for opening a month again. */
export const REOPENED = createDrafts<Draft<MonthClose, MonthReopeningValues>>(
  'en el motivo de reabrir el mes',
);
