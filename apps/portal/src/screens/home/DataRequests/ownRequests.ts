import { type OwnRequest, send } from '@doblaje/contract/client';
import type { OwnDataRequestValues } from '@doblaje/domain/privacy';
import { createDrafts, type Draft } from '../../../edits/drafts';
import type { Portal } from '../../../portal/portal';

/** The person's requests, or the error of loading them. */
export interface RequestsAnswer {
  question: string;
  requests?: readonly OwnRequest[];
  error?: unknown;
}

/** Loads the person's requests: a promise that never rejects. */
export const ownRequestsLoader =
  ({ client }: Portal) =>
  () => ({
    answer: send(client.catalogue.users.me['data-requests'].$get()).then(
      ({ items: requests }): RequestsAnswer => ({ question: '', requests }),
      (error: unknown): RequestsAnswer => ({ question: '', error }),
    ),
  });

/** Typed requests. */
export const NEW_REQUEST = createDrafts<Draft<null, OwnDataRequestValues>>('en la solicitud nueva');
