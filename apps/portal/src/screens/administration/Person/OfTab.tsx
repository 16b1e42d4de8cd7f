import { Skeleton } from '@doblaje/ui/Skeleton';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { OpenAnswer, OpenData } from '../../../lists/loaders';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';

const NONE = Promise.resolve({ question: '', id: '' });

interface OfTabProps<Item> {
  /** The text while it loads: 'Cargando historial...'. */
  loading: string;
  /** The title if loading fails: 'No pudimos cargar el historial'. */
  failed: string;
  children: (item: Item) => ReactNode;
}

/** Shows the answer of the tab's loader, or a skeleton or an error in its place. */
export function OfTab<Item>({ loading, failed, children }: OfTabProps<Item>) {
  const { id, answer } = useLoaderData<OpenData<Item>>();
  const { value, isPending } = useAnswer<OpenAnswer<Item>>(answer ?? NONE);
  const { item, error } = value?.id === id ? value : {};
  if (item !== undefined) return children(item);
  if (error !== undefined) return <ListFailed title={failed} error={error} isRetrying={isPending} />;
  return <Skeleton lines={6} labels={{ loading }} />;
}
