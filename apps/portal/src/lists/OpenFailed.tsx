import { ApiError } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { ListFailed } from '../requests/ListFailed';
import type { EmptyText } from './ListEmpty';

interface OpenFailedProps {
  error: unknown;
  /** Another attempt is running. */
  isRetrying: boolean;
  /** For an item that does not exist: 'No encontramos este documento'. */
  missing: EmptyText;
  /** 'No llegó el documento'. */
  failed: string;
}

/**
 * Says why an item cannot open beside its list. The server answers 404 both for a missing item and for an item of another person, so
 * the text is the same.
 */
export function OpenFailed({ error, isRetrying, missing, failed }: OpenFailedProps) {
  if (!(error instanceof ApiError && error.status === 404))
    return <ListFailed title={failed} error={error} isRetrying={isRetrying} />;
  return (
    <EmptyState size="card" title={missing.title}>
      {missing.text}
    </EmptyState>
  );
}
