import { send } from '@doblaje/contract/client';
import type { Portal } from '../../portal';
import type { ActivationOutcome } from './outcome';

const calls = new WeakMap<Portal, Map<string, Promise<ActivationOutcome>>>();

/** Activates the account: one call a token, however often React renders the page (product.md §1). */
export function activate(portal: Portal, token: string): Promise<ActivationOutcome> {
  const made = calls.get(portal) ?? new Map<string, Promise<ActivationOutcome>>();
  calls.set(portal, made);
  const known = made.get(token);
  if (known) return known;
  const call = send(portal.client.auth.users.auth.activate.$post({ json: { token } })).then(
    () => 'done' as const,
    () => 'failed' as const,
  );
  made.set(token, call);
  return call;
}
