import { send, type YearClose } from '@doblaje/contract/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { yearOf } from '../../../lists/yearParam';
import type { Portal } from '../../../portal/portal';

/** What is known of a year's close, or the error of loading it. `question` is the year as in the address. */
export interface YearAnswer {
  question: string;
  close?: YearClose;
  error?: unknown;
}

/** Loads the year in the address, else the one that is put in order today: a promise that never rejects. */
export const yearLoader =
  ({ client }: Portal) =>
  ({ request }: LoaderFunctionArgs) => {
    const question = yearOf(new URL(request.url).search);
    const query = question === '' ? {} : { year: question };
    const answer = send(client.catalogue.years.close.$get({ query })).then(
      (close): YearAnswer => ({ question, close }),
      (error: unknown): YearAnswer => ({ question, error }),
    );
    return { answer };
  };

export const yearChanges: ShouldRevalidateFunction = () => true;
