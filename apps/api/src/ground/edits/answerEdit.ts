import { type SessionEnv, stale } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Edited } from './saveIfCurrent';

/**
 * Answers an edit: 200 with the saved value, or 409 with the current one.
 * @param whenSaved what to do before the 200, for example to wake the worker of mails. @default nothing
 */
export function answerEdit<Current extends object>(
  c: Context<SessionEnv>,
  edited: Edited<Current>,
  whenSaved?: () => void,
) {
  if (edited.isStale) return c.json(stale(edited.current), 409);
  whenSaved?.();
  return c.json(edited.saved, 200);
}
