import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal';

const RecentNotices = lazy(async () => ({ default: (await import('./RecentNotices')).RecentNotices }));

/** The bar's button for the notifications that can be found again, and their dialog. Its code loads when it is first opened. */
export function useRecentNotices() {
  const { recent } = usePortal();
  const items = useSyncExternalStore(recent.subscribe, recent.get);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return {
    count: items.length,
    open: () => {
      setOpened(true);
      setOpen(true);
    },
    dialog: wasOpened && (
      <Suspense>
        <RecentNotices items={items} isOpen={isOpen} onClose={() => setOpen(false)} onAct={recent.act} />
      </Suspense>
    ),
  };
}
