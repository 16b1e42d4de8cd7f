import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { useBlocker } from 'react-router-dom';
import { useHeldAddress } from '../../../../edits/useHeldAddress';
import { usePortal } from '../../../../portal/portal';
import { sendingOf } from './portalSending';
import { isUnderWay } from './sendingState';

/** Asks before the candidate leaves the page while the application is being sent. */
export function LeaveWhileSending() {
  const sending = sendingOf(usePortal());
  const holdAddress = useHeldAddress();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isHeld = currentLocation.pathname !== nextLocation.pathname && isUnderWay(sending.get());
    if (isHeld && historyAction === 'POP') holdAddress();
    return isHeld;
  });
  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="¿Salir y cancelar el envío?"
      confirmText="Salir y cancelar"
      onConfirm={() => {
        sending.cancel();
        blocker.proceed?.();
      }}
      labels={{ cancel: 'Seguir enviando' }}
    >
      Tu postulación se está enviando. Tus respuestas y archivos se conservan en esta pestaña.
    </AlertDialog>
  );
}
