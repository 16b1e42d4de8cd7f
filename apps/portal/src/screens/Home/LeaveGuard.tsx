import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { usePortal } from '../../portal';
import { guardLogOut } from '../../shell/logOutGuard';
import { useDrafts } from './drafts';

/**
 * Asks before another page, or a log-out, takes the place of unsaved changes. An ended session is not asked: there is nothing to stay for,
 * and after an expired one what was typed is still there.
 */
export function LeaveGuard() {
  const portal = usePortal();
  const { session } = portal;
  const drafts = useDrafts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.get().token !== null && !drafts.isEmpty(),
  );
  const [heldLogOut, holdLogOut] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      guardLogOut(portal, (logOut) => {
        if (drafts.isEmpty()) return false;
        holdLogOut(() => logOut);
        return true;
      }),
    [portal, drafts],
  );

  function stay() {
    holdLogOut(null);
    blocker.reset?.();
  }

  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked' || heldLogOut !== null}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title="¿Salir sin guardar?"
      confirmText="Salir sin guardar"
      onConfirm={() => {
        drafts.forgetAll();
        heldLogOut?.();
        blocker.proceed?.();
      }}
      labels={{ cancel: 'Seguir editando' }}
    >
      Los cambios que hiciste en tu ficha se perderán.
    </AlertDialog>
  );
}
