import { type Breach, type PersonalData, send } from '@doblaje/contract/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../../../portal/portal';

/** What the studio does with personal data, or the error of loading it. */
export interface PersonalDataAnswer {
  question: string;
  data?: PersonalData;
  breaches?: readonly Breach[];
  error?: unknown;
}

/** Loads it: a promise that never rejects. */
export const personalDataLoader =
  ({ client }: Portal) =>
  () => ({
    answer: Promise.all([
      send(client.catalogue['personal-data'].$get()),
      send(client.catalogue.breaches.$get()),
    ]).then(
      ([data, { items: breaches }]): PersonalDataAnswer => ({ question: '', data, breaches }),
      (error: unknown): PersonalDataAnswer => ({ question: '', error }),
    ),
  });

export const personalDataChanges: ShouldRevalidateFunction = () => true;
