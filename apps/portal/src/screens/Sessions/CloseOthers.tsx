import { send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { usePortal } from '../../portal';
import { useClosing } from './useClosing';

/** Closes every session but this browser's. */
export function CloseOthers() {
  const { client } = usePortal();
  const { isClosing, close } = useClosing();

  function closeOthers() {
    void close('No pudimos cerrar tus otras sesiones', async () => {
      const { closed } = await send(client.auth.users.auth.sessions.$delete());
      if (closed === 0) return { title: 'No había otras sesiones abiertas' };
      const message = closed === 1 ? '1 sesión cerrada.' : `${closed} sesiones cerradas.`;
      return { title: 'Cerramos tus otras sesiones', message };
    });
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isClosing}
      pendingText="Cerrando..."
      onPress={closeOthers}
    >
      Cerrar las otras sesiones
    </Button>
  );
}
