import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { usePortal } from '../portal';
import { guardLogOut } from '../shell/logOutGuard';
import { useHeldAddress } from '../shell/useHeldAddress';
import { unsavedOf } from './drafts';
import { LeaveQuestion } from './LeaveQuestion';

/**
 * Once in the layout: asks before another page, or a log-out, takes the place of unsaved changes of any form in it. An ended
 * session is not asked: there is nothing to stay for, and after an expired one what was typed is still there.
 */
export function LeaveGuard() {
  const portal = usePortal();
  const { session } = portal;
  const holdAddress = useHeldAddress();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isHeld =
      currentLocation.pathname !== nextLocation.pathname &&
      session.get().token !== null &&
      unsavedOf(portal).length > 0;
    if (isHeld && historyAction === 'POP') holdAddress();
    return isHeld;
  });
  const [held, hold] = useState<{ logOut: () => void } | null>(null);
  useEffect(
    () =>
      guardLogOut(portal, (logOut) => {
        if (unsavedOf(portal).length === 0) return false;
        hold({ logOut });
        return true;
      }),
    [portal],
  );

  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked' || held !== null}
      places={unsavedOf(portal).map(({ place }) => place)}
      onStay={() => {
        hold(null);
        blocker.reset?.();
      }}
      onLeave={() => {
        for (const form of unsavedOf(portal)) form.forget();
        held?.logOut();
        blocker.proceed?.();
      }}
    />
  );
}
