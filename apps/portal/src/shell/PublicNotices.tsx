import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '../portal';

const NoticeStack = lazy(async () => ({ default: (await import('./NoticeStack')).NoticeStack }));

/** Notifications of the public pages, loaded with the first one. */
export function PublicNotices() {
  const { notices } = usePortal();
  const count = useSyncExternalStore(notices.subscribe, notices.count, notices.count);
  if (count === 0) return null;
  return (
    <Suspense>
      <NoticeStack />
    </Suspense>
  );
}
