import { useEffect, useRef } from 'react';

/**
 * Calls `onTimeout` after `timeout` milliseconds, without counting pauses.
 *
 * @param timeout milliseconds; `null` never calls
 * @param revision a new value restarts the whole time
 */
export function useAutoClose(
  timeout: number | null,
  isPaused: boolean,
  revision: number,
  onTimeout: () => void,
): void {
  const onTimeoutRef = useRef(onTimeout);
  const left = useRef({ revision, milliseconds: timeout ?? 0 });

  useEffect(() => {
    onTimeoutRef.current = onTimeout;
  });

  useEffect(() => {
    if (timeout === null) return;
    if (left.current.revision !== revision) left.current = { revision, milliseconds: timeout };
    if (isPaused) return;
    const start = performance.now();
    const timer = setTimeout(() => onTimeoutRef.current(), left.current.milliseconds);
    return () => {
      clearTimeout(timer);
      left.current.milliseconds = Math.max(0, left.current.milliseconds - (performance.now() - start));
    };
  }, [timeout, isPaused, revision]);
}
