import type { ClientResponse } from 'hono/client';
import type { SuccessStatusCode } from 'hono/utils/http-status';
import type { Stale } from '../http/stale';
import { type ClientAnswer, type SuccessOf, send } from './send';

/** The current record in a call's 409; never for a call that saves no edit. */
type CurrentOf<A> = A extends ClientResponse<{ current: infer Current }, 409, 'json'> ? Current : never;

/** The outcome of an edit: saved, or stale because another edit came first; then nothing was saved. */
export type EditOutcome<Saved, Current = Saved> =
  | { isStale: false; saved: Saved }
  | {
      isStale: true;
      /** In Spanish, for the person who edits. */
      message: string;
      /** The record as it is now. */
      current: Current;
      /** What changed, one sentence each, if the server names it. */
      changes: string[];
    };

/**
 * Awaits a call that saves an edit with the `updatedAt` it was read with. A stale edit is an outcome, not an error; its type comes
 * from the route's own 409.
 * @throws ApiError as {@link send} does, for everything else
 * @example const outcome = await sendEdit(client.catalogue.users.me.profile.$patch({ json: { ...values, updatedAt } }));
 */
export async function sendEdit<A extends ClientAnswer>(
  call: Promise<A>,
): Promise<EditOutcome<SuccessOf<A>, CurrentOf<A>>>;
export async function sendEdit(
  call: Promise<ClientResponse<unknown, SuccessStatusCode> | ClientResponse<Stale<unknown>, 409, 'json'>>,
): Promise<EditOutcome<unknown>> {
  const response = await call;
  if (response.status !== 409) return { isStale: false, saved: await send(call) };
  const { message, current, errors = [] } = await response.json();
  return { isStale: true, message, current, changes: errors.map((error) => error.message) };
}
