import { ApiError } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../../session/ended';
import { failureText, isRefusal } from '../../shell/failureText';

interface OpenFailedProps {
  error: unknown;
  /** Another attempt is under way. */
  isRetrying: boolean;
}

/** Why a document cannot be opened. One that is somebody else's is told from none by nobody: 404 both. */
export function OpenFailed({ error, isRetrying }: OpenFailedProps) {
  const { revalidate } = useRevalidator();
  const status = error instanceof ApiError ? error.status : undefined;
  if (isSessionEnd(error)) return null;
  if (status === 404) {
    return (
      <EmptyState size="card" title="No encontramos este documento">
        Puede que ya no exista o que no sea tuyo. Tus documentos están en la lista.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      size="card"
      title="No llegó el documento"
      onRetry={isRefusal(error) ? undefined : () => void revalidate()}
      isRetrying={isRetrying}
    >
      {failureText(error)}
    </ErrorState>
  );
}
