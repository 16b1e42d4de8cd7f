import { type PersonalData, send } from '@doblaje/contract/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../../../portal/portal';

/** What the studio does with personal data, or the error of loading it. */
export interface PersonalDataAnswer {
  question: string;
  data?: PersonalData;
  error?: unknown;
}

/** Loads it: a promise that never rejects. */
export const personalDataLoader =
  ({ client }: Portal) =>
  () => ({
    answer: send(client.catalogue['personal-data'].$get()).then(
      (data): PersonalDataAnswer => ({ question: '', data }),
      (error: unknown): PersonalDataAnswer => ({ question: '', error }),
    ),
  });

export const personalDataChanges: ShouldRevalidateFunction = () => true;
