import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal';
import { useLogOut } from './useLogOut';

const SessionWarning = lazy(async () => ({ default: (await import('./SessionWarning')).SessionWarning }));

/** The warning before the session ends. Its code loads when it is first needed. */
export function SessionEnd() {
  const { clock } = usePortal();
  const minutes = useSyncExternalStore(clock.subscribe, clock.minutesLeft, () => null);
  const logOut = useLogOut();
  const [wasNeeded, setNeeded] = useState(false);
  if (minutes !== null && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <SessionWarning minutes={minutes} onLogOut={logOut} />
    </Suspense>
  );
}
