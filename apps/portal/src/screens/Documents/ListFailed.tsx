import { ErrorState } from '@doblaje/ui/ErrorState';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../../session/ended';
import { failureText, isRefusal } from '../../shell/failureText';

interface ListFailedProps {
  error: unknown;
  /** Another attempt is under way. */
  isRetrying: boolean;
}

/** In place of the rows: why they could not be had, and 'Reintentar' unless that was refused. Nothing for an ended session: /login is on its way. */
export function ListFailed({ error, isRetrying }: ListFailedProps) {
  const { revalidate } = useRevalidator();
  if (isSessionEnd(error)) return null;
  return (
    <ErrorState
      size="card"
      title="No pudimos cargar tus documentos"
      onRetry={isRefusal(error) ? undefined : () => void revalidate()}
      isRetrying={isRetrying}
    >
      {failureText(error)}
    </ErrorState>
  );
}
