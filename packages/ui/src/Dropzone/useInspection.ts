import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Checks an accepted file for a problem its owner should know about. It runs once per file, however often the row
 * renders.
 */
export type InspectFile = (file: File) => Promise<string | null>;

/** The sentence that the check returned. null until then, when there is nothing to say, and when the check fails. */
export function useInspection(file: File, inspect: InspectFile | undefined): string | null {
  const [hint, setHint] = useState<string | null>(null);
  // Checked once per file: callers may pass a new function each time.
  const inspectNow = useEffectEvent((chosen: File) => inspect?.(chosen));
  useEffect(() => {
    let isCurrent = true;
    setHint(null);
    inspectNow(file)?.then(
      (found) => isCurrent && setHint(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return hint;
}
