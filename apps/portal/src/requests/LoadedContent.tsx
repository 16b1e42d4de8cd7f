import { Skeleton } from '@doblaje/ui/Skeleton';
import type { ReactNode } from 'react';
import { ListFailed } from './ListFailed';
import { useAnswer } from './useAnswer';

interface LoadedContentProps<Value> {
  /** Must be a stable function, or the request is sent again. */
  ask: (id: string) => Promise<Value>;
  id: string;
  /** 'Cargando historial...'. */
  loading: string;
  /** 'No llegó el historial'. */
  failed: string;
  children: (value: Value) => ReactNode;
}

/** Content of a drawer or dialog that is requested when it opens. It shows the loading, the failed and the loaded state. */
export function LoadedContent<Value>({ ask, id, loading, failed, children }: LoadedContentProps<Value>) {
  const { value, error, isPending, retry } = useAnswer(ask, id);
  if (value !== undefined) return children(value);
  if (error === undefined) return <Skeleton lines={6} labels={{ loading }} />;
  return <ListFailed title={failed} error={error} onRetry={retry} isRetrying={isPending} />;
}
