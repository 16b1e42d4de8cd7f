import { ApiError } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import type { EmptyText } from './ListEmpty';
import { ListFailed } from './ListFailed';

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
  if (!(error instanceof ApiError && error.status === 404))
    return <ListFailed title={failed} error={error} isRetrying={isRetrying} />;
  return (
    <EmptyState size="card" title={missing.title}>
      {missing.text}
    </EmptyState>
  );
}
