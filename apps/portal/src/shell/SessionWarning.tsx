import { send } from '@doblaje/contract/client';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { usePortal } from '../portal/portal';
import { useTask } from '../requests/useTask';

/** 'en 4 minutos' */
function inWords(minutes: number): string {
  if (minutes < 1) return 'en unos segundos';
  return minutes === 1 ? 'en menos de un minuto' : `en ${minutes} minutos`;
}

/** Says that the session is about to end because nobody uses it, and lets the person go on (WCAG 2.2.1). */
export function SessionWarning({ minutes, onLogOut }: { minutes: number | null; onLogOut: () => void }) {
  const { client } = usePortal();
  const { run } = useTask();
  // Any request makes the session last; its answer also closes this dialog, here and in the other tabs.
  const goOn = () =>
    run(() => send(client.auth.users.auth.session.$get()), { failed: 'No pudimos seguir en sesión' });
  return (
    <AlertDialog
      isOpen={minutes !== null}
      onOpenChange={(open) => !open && void goOn()}
      title="Tu sesión está por terminar"
      confirmText="Cerrar sesión"
      tone="primary"
      onConfirm={onLogOut}
      labels={{ cancel: 'Seguir en sesión' }}
    >
      {`Hace mucho que no usas el portal. La sesión se cerrará ${inWords(minutes ?? 0)}. Lo que escribiste queda en esta página hasta que vuelvas a entrar.`}
    </AlertDialog>
  );
}
