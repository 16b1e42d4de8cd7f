import { useEffect, useState } from 'react';

/** Looks into an accepted file for what its person had better know. One look a file, however often its row is drawn. */
export type InspectFile = (file: File) => Promise<string | null>;

/** What the look found; null until then, and where there is nothing. A look that fails found nothing. */
export function useInspection(file: File, inspect: InspectFile | undefined): string | null {
  const [hint, setHint] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a file; callers may make the function anew
  useEffect(() => {
    let isCurrent = true;
    setHint(null);
    inspect?.(file).then(
      (found) => isCurrent && setHint(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return hint;
}
