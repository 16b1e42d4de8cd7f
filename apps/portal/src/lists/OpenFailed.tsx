import { ApiError } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { useRevalidator } from 'react-router-dom';
import { isSessionEnd } from '../session/ended';
import { failureText, isRefusal } from '../shell/failureText';
import type { EmptyText } from './ListEmpty';

interface OpenFailedProps {
  error: unknown;
  /** Another attempt is under way. */
  isRetrying: boolean;
  /** There is none: 'No encontramos este documento'. */
  missing: EmptyText;
  /** 'No llegó el documento'. */
  failed: string;
}

/** Why what an address opens beside a list cannot be. One that is somebody else's is told from none by nobody: 404 both. */
export function OpenFailed({ error, isRetrying, missing, failed }: OpenFailedProps) {
  const { revalidate } = useRevalidator();
  const status = error instanceof ApiError ? error.status : undefined;
  if (isSessionEnd(error)) return null;
  if (status === 404) {
    return (
      <EmptyState size="card" title={missing.title}>
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      size="card"
      title={failed}
      onRetry={isRefusal(error) ? undefined : () => void revalidate()}
      isRetrying={isRetrying}
    >
      {failureText(error)}
    </ErrorState>
  );
}
