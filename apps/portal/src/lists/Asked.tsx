import { Skeleton } from '@doblaje/ui/Skeleton';
import type { ReactNode } from 'react';
import { useRequest } from '../shell/useRequest';
import { ListFailed } from './ListFailed';

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

/** Something that is asked for once it is looked at, in a drawer or a dialog: on its way, failed, there. */
export function Asked<Value>({ ask, id, loading, failed, children }: AskedProps<Value>) {
  const { value, error, isLoading, retry } = useRequest(ask, id);
  if (value !== undefined) return children(value);
  if (error === undefined) return <Skeleton lines={6} labels={{ loading }} />;
  return <ListFailed title={failed} error={error} onRetry={retry} isRetrying={isLoading} />;
}
