import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { useBlocker } from 'react-router-dom';
import { usePortal } from '../../portal';
import { useDrafts } from './drafts';

/**
 * Asks before another page takes the place of unsaved changes. An ended session is not asked: there is nothing to stay for,
 * and after an expired one what was typed is still there.
 */
export function LeaveGuard() {
  const { session } = usePortal();
  const drafts = useDrafts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.get().token !== null && !drafts.isEmpty(),
  );
  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="¿Salir sin guardar?"
      confirmText="Salir sin guardar"
      onConfirm={() => {
        drafts.forgetAll();
        blocker.proceed?.();
      }}
      labels={{ cancel: 'Seguir editando' }}
    >
      Los cambios que hiciste en tu ficha se perderán.
    </AlertDialog>
  );
}
