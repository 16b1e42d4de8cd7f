import { Skeleton } from '@doblaje/ui/Skeleton';

/** In place of a document of which nothing is known yet. */
export function OpenWaiting() {
  return <Skeleton lines={6} labels={{ loading: 'Abriendo documento...' }} />;
}
