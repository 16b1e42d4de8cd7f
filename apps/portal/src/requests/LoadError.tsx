import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../session/ended';
import { failureText, isRefusal } from './failureText';

/**
 * Stands in place of content that did not load. It says why, and offers 'Reintentar' unless the server refused. It shows nothing for
 * an ended session, because /login is about to open.
 */
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
