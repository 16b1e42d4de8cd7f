import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../session/ended';
import { failureText, isRefusal } from './failureText';

/** In place of what could not be loaded: why, and 'Reintentar' unless it was refused. Nothing for an ended session: /login is on its way. */
export function LoadError({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator();
  if (isSessionEnd(error)) return null;
  return (
    <MessagePanel
      type="error"
      title={title}
      action={
        !isRefusal(error) && (
          <Button
            variant="secondary"
            size="sm"
            isPending={state === 'loading'}
            pendingText="Reintentando..."
            onPress={revalidate}
          >
            Reintentar
          </Button>
        )
      }
    >
      {failureText(error)}
    </MessagePanel>
  );
}
