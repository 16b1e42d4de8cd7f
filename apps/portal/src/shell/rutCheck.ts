import { send } from '@doblaje/contract/client';
import type { profileWarning } from '@doblaje/domain/notices';
import type { Portal } from '../portal/portal';
import { onSessionEnd } from '../session/forgetting';

type RutCheck = Promise<Parameters<typeof profileWarning>[0]>;

/** Checks by the session's token. Each session is checked once per page load (product.md §1), however often React mounts the shell. */
const checks = new WeakMap<Portal, Map<string, RutCheck>>();

function checksOf(portal: Portal): Map<string, RutCheck> {
  const known = checks.get(portal);
  if (known) return known;
  const made = new Map<string, RutCheck>();
  checks.set(portal, made);
  onSessionEnd(portal.session, () => made.clear());
  return made;
}

/** The RUT that the server has for the person of this session. It is requested once per session and forgotten when the session ends. */
export function checkRut(portal: Portal, token: string): RutCheck {
  const made = checksOf(portal);
  const known = made.get(token);
  if (known) return known;
  const check: RutCheck = send(portal.client.catalogue.users.me.$get()).then(
    ({ rut }) => ({ status: 'ok', rut }),
    () => ({ status: 'failed' }),
  );
  made.set(token, check);
  return check;
}
