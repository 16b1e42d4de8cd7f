import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal';

const NoticeStack = lazy(async () => ({ default: (await import('./NoticeStack')).NoticeStack }));

/** Notifications of the public pages. The code that shows them loads with the first notification. */
export function PublicNotices() {
  const { notices } = usePortal();
  const hasSome = useSyncExternalStore(
    notices.subscribe,
    () => notices.getSnapshot().length > 0,
    () => false,
  );
  const [wasNeeded, setNeeded] = useState(hasSome);
  if (hasSome && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <NoticeStack />
    </Suspense>
  );
}
