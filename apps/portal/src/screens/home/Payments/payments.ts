import { type OwnYear, send } from '@doblaje/contract/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { yearOf } from '../../../lists/yearParam';
import type { Portal } from '../../../portal/portal';

/** What is known of a year of payments, or the error of loading it. `question` is the year as in the address. */
export interface PaymentsAnswer {
  question: string;
  payments?: OwnYear;
  error?: unknown;
}

/** Loads the year in the address, else this one: a promise that never rejects. */
export const paymentsLoader =
  ({ client }: Portal) =>
  ({ request }: LoaderFunctionArgs) => {
    const question = yearOf(new URL(request.url).search);
    const query = question === '' ? {} : { year: question };
    const answer = send(client.catalogue.users.me.payments.$get({ query })).then(
      (payments): PaymentsAnswer => ({ question, payments }),
      (error: unknown): PaymentsAnswer => ({ question, error }),
    );
    return { answer };
  };
