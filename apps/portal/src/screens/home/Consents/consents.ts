import { type OwnConsents, send } from '@doblaje/contract/client';
import type { Portal } from '../../../portal/portal';

/** The person's consents, or the error of loading them. */
export interface ConsentsAnswer {
  question: string;
  own?: OwnConsents;
  error?: unknown;
}

/** Loads the person's consents: a promise that never rejects. */
export const consentsLoader =
  ({ client }: Portal) =>
  () => ({
    answer: send(client.catalogue.users.me.consents.$get()).then(
      (own): ConsentsAnswer => ({ question: '', own }),
      (error: unknown): ConsentsAnswer => ({ question: '', error }),
    ),
  });
