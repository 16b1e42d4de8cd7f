import type { ClientResponse } from 'hono/client';
import type { ResponseFormat } from 'hono/types';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import { ApiError, UNREADABLE_MESSAGE } from './ApiError';

/** Any answer of the client. */
type Answer = ClientResponse<unknown, number, ResponseFormat>;

/** The parsed body of a call's successes; undefined for one without. */
type SuccessOf<A> =
  A extends ClientResponse<infer Body, infer Status, infer Format>
    ? Status extends SuccessStatusCode
      ? Format extends 'json'
        ? Body
        : undefined
      : never
    : never;

/** What a call's 409 says is there now; never for a call that saves no edit. */
type CurrentOf<A> = A extends ClientResponse<{ current: infer Current }, 409, 'json'> ? Current : never;

/**
 * Awaits a call of the client and hands out its parsed JSON body; `undefined` where the contract has no body (204).
 * @throws ApiError for a refusal, a failed connection, or a body that cannot be read
 * @example const { accessToken } = await send(client.auth.users.auth.login.$post({ json: { email, password } }));
 */
export async function send<A extends Answer>(call: Promise<A>): Promise<SuccessOf<A>>;
export async function send(call: Promise<Answer>): Promise<unknown> {
  const response = await call;
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw new ApiError(response.status, UNREADABLE_MESSAGE);
  }
}

/** What became of an edit: it was saved, or another one came before it and nothing was. */
export type EditOutcome<Saved, Current = Saved> =
  | { isStale: false; saved: Saved }
  | {
      isStale: true;
      /** In Spanish, for whoever edits. */
      message: string;
      /** What is there now. */
      current: Current;
    };

/**
 * Awaits a call that saves an edit with the `updatedAt` it was read with. That another one came before is an outcome, typed by
 * the route's own 409.
 * @throws ApiError as {@link send} does, for everything else
 * @example const outcome = await sendEdit(client.catalogue.users.me.profile.$patch({ json: { ...values, updatedAt } }));
 */
export async function sendEdit<A extends Answer>(
  call: Promise<A>,
): Promise<EditOutcome<SuccessOf<A>, CurrentOf<A>>> {
  try {
    return { isStale: false, saved: await send(call) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'STALE') throw error;
    // Like every body of an answer, of the type that the contract states: the server checks it where it is tested.
    return { isStale: true, message: error.message, current: error.current as CurrentOf<A> };
  }
}
