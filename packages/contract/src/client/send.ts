import type { ClientResponse } from 'hono/client';
import type { ResponseFormat } from 'hono/types';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import { ApiError, errorOf, UNREADABLE_MESSAGE } from './ApiError';

/** Any answer of the client. */
export type ClientAnswer = ClientResponse<unknown, number, ResponseFormat>;

/** The parsed body of a call's successes; undefined without a body. */
export type SuccessOf<A> =
  A extends ClientResponse<infer Body, infer Status, infer Format>
    ? Status extends SuccessStatusCode
      ? Format extends 'json'
        ? Body
        : undefined
      : never
    : never;

/**
 * Awaits a call of the client and returns its parsed JSON body; `undefined` if the contract has no body (204).
 * @throws ApiError for a refusal, a failed connection, or a body that cannot be read
 * @example const { accessToken } = await send(client.auth.users.auth.login.$post({ json: { email, password } }));
 */
export async function send<A extends ClientAnswer>(call: Promise<A>): Promise<SuccessOf<A>>;
export async function send(call: Promise<ClientAnswer | Response>): Promise<unknown> {
  const response = await call;
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw new ApiError(response.status, UNREADABLE_MESSAGE);
  }
}
