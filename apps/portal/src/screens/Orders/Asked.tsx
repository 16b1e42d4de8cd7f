import { ErrorState } from '@doblaje/ui/ErrorState';
import { Skeleton } from '@doblaje/ui/Skeleton';
import type { ReactNode } from 'react';
import { isSessionEnd } from '../../session/ended';
import { failureText, isRefusal } from '../../shell/failureText';
import { useRequest } from '../../shell/useRequest';

interface AskedProps<Value> {
  /** Stays the same while the same is asked for. */
  ask: (id: string) => Promise<Value>;
  id: string;
  /** 'Cargando historial...'. */
  loading: string;
  /** 'No llegó el historial'. */
  failed: string;
  children: (value: Value) => ReactNode;
}

/** Something of an order that is asked for once it is looked at. */
export function Asked<Value>({ ask, id, loading, failed, children }: AskedProps<Value>) {
  const { value, error, isLoading, retry } = useRequest(ask, id);
  if (value !== undefined) return children(value);
  if (error === undefined) return <Skeleton lines={6} labels={{ loading }} />;
  if (isSessionEnd(error)) return null;
  return (
    <ErrorState
      size="card"
      title={failed}
      onRetry={isRefusal(error) ? undefined : retry}
      isRetrying={isLoading}
    >
      {failureText(error)}
    </ErrorState>
  );
}
