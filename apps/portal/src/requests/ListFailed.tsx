import { ErrorState } from '@doblaje/ui/ErrorState';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../session/ended';
import { failureText, isRefusal } from './failureText';

interface ListFailedProps {
  title: string;
  error: unknown;
  /** Another attempt is running. @default false */
  isRetrying?: boolean;
  /** Tries again. @default the page's loaders run again */
  onRetry?: (() => void) | undefined;
}

/**
 * Stands in place of content that did not load. It says why, and offers 'Reintentar' unless the server refused. It shows nothing for
 * an ended session, because /login is about to open.
 */
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
