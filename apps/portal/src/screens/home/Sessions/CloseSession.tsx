import { ApiError, type OpenSession, send } from '@doblaje/contract/client';
import { Badge } from '@doblaje/ui/Badge';
import { TextButton } from '@doblaje/ui/TextButton';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { browserText } from './browserText';

/** At the end of a session's row: a note that it is this browser's, or the button that closes it. */
export function CloseSession({ session }: { session: OpenSession }) {
  const { client } = usePortal();
  const { change } = useChange();
  if (session.isCurrent) return <Badge>Este navegador</Badge>;
  const name = browserText(session);

  async function closeThis() {
    const { id } = session;
    await send(client.auth.users.auth.sessions[':id'].$delete({ param: { id } })).catch((error: unknown) => {
      // Somebody closed it elsewhere meanwhile, which is the wanted result.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  }

  return (
    <TextButton
      aria-label={`Cerrar sesión de ${name}`}
      onPress={() =>
        void change(closeThis, {
          failed: 'No pudimos cerrar la sesión',
          done: () => ({ title: 'Cerramos la sesión', message: name }),
        })
      }
    >
      Cerrar sesión
    </TextButton>
  );
}
