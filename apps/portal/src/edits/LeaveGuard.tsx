import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { usePortal } from '../portal/portal';
import { unsavedOf } from './drafts';
import { LeaveQuestion } from './LeaveQuestion';
import { guardLogOut } from './logOutGuard';
import { useHeldAddress } from './useHeldAddress';

/**
 * Goes once into the layout. It asks before a change of page or a log-out discards unsaved changes of any form in the layout. It does
 * not ask after the session has ended: staying is useless then, and after an expired session the typed values are still kept.
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
