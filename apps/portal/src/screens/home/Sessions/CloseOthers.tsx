import { send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

/** Closes all sessions except this browser's. */
export function CloseOthers() {
  const { client } = usePortal();
  const { change, isChanging } = useChange();

  function closeOthers() {
    void change(() => send(client.auth.users.auth.sessions.$delete()), {
      failed: 'No pudimos cerrar tus otras sesiones',
      done: ({ closed }) => {
        if (closed === 0) return { title: 'No había otras sesiones abiertas' };
        const message = closed === 1 ? '1 sesión cerrada.' : `${closed} sesiones cerradas.`;
        return { title: 'Cerramos tus otras sesiones', message };
      },
    });
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isChanging}
      pendingText="Cerrando..."
      onPress={closeOthers}
    >
      Cerrar las otras sesiones
    </Button>
  );
}
