import type { ClientResponse } from 'hono/client';
import type { ResponseFormat } from 'hono/types';
import { ApiError, UNREADABLE_MESSAGE } from './ApiError';

/**
 * Awaits a call of the client and hands out its parsed JSON body; `undefined` where the contract has no body (204).
 * @throws ApiError for a refusal, a failed connection, or a body that cannot be read
 * @example const { accessToken } = await send(client.auth.users.auth.login.$post({ json: { email, password } }));
 */
export async function send<Body, Status extends number, Format extends ResponseFormat>(
  call: Promise<ClientResponse<Body, Status, Format>>,
): Promise<Format extends 'json' ? Body : undefined>;
export async function send(call: Promise<ClientResponse<unknown, number, ResponseFormat>>): Promise<unknown> {
  const response = await call;
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw new ApiError(response.status, UNREADABLE_MESSAGE);
  }
}
