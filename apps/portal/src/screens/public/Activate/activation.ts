import { ApiError, NETWORK_MESSAGE, send } from '@doblaje/contract/client';
import type { Portal } from '../../../portal/portal';
import type { ActivationOutcome } from './outcome';

/** The result of the call: the server's answer about the token, or why there is none. */
export interface Activation {
  outcome?: ActivationOutcome;
  unanswered?: string;
}

const calls = new WeakMap<Portal, Map<string, Promise<Activation>>>();

async function call({ client }: Portal, token: string): Promise<Activation> {
  try {
    await send(client.auth.users.auth.activate.$post({ json: { token } }));
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { unanswered: NETWORK_MESSAGE };
    // A refused token stays refused. Too many requests, a fault or a lost connection say nothing about the token.
    return error.status === 422 ? { outcome: 'failed' } : { unanswered: error.message };
  }
}

/** Activates the account. Each token gets one answered call, however often React renders the page (product.md §1). */
export function activateAccount(portal: Portal, token: string): Promise<Activation> {
  const made = calls.get(portal) ?? new Map<string, Promise<Activation>>();
  calls.set(portal, made);
  const known = made.get(token);
  if (known) return known;
  const running = call(portal, token);
  made.set(token, running);
  void running.then((activation) => {
    if (activation.unanswered !== undefined) made.delete(token);
  });
  return running;
}
