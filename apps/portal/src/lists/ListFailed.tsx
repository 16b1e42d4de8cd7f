import { ErrorState } from '@doblaje/ui/ErrorState';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../session/ended';
import { failureText, isRefusal } from '../shell/failureText';

interface ListFailedProps {
  title: string;
  error: unknown;
  /** Another attempt is under way. @default false */
  isRetrying?: boolean;
  /** Tries again. @default the page's loaders do */
  onRetry?: (() => void) | undefined;
}

/** In place of what could not be had: why, and 'Reintentar' unless that was refused. Nothing for an ended session: /login is on its way. */
export function ListFailed({ title, error, isRetrying = false, onRetry }: ListFailedProps) {
  const { revalidate } = useRevalidator();
  if (isSessionEnd(error)) return null;
  return (
    <ErrorState
      size="card"
      title={title}
      onRetry={isRefusal(error) ? undefined : (onRetry ?? (() => void revalidate()))}
      isRetrying={isRetrying}
    >
      {failureText(error)}
    </ErrorState>
  );
}
