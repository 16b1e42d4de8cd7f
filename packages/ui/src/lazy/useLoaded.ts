import { useEffect, useEffectEvent, useState } from 'react';

/** A part of a component that its first picture can do without. One for the page: the second use has it at once. */
export interface LaterPart<Part> {
  load: () => Promise<Part>;
  loaded: Part | undefined;
}

/** @param load The part's import. */
export function laterPart<Part>(load: () => Promise<Part>): LaterPart<Part> {
  const part: LaterPart<Part> = {
    loaded: undefined,
    load: async () => {
      part.loaded ??= await load();
      return part.loaded;
    },
  };
  return part;
}

/**
 * Loads a part when it is wanted, and keeps it.
 *
 * @param part One that failed to come is tried again as `wanted` changes.
 * @param wanted Anything true: now, or soon.
 * @param onFail It did not come, say because the network is gone.
 * @returns undefined until it is there
 */
export function useLoaded<Part>(
  part: LaterPart<Part>,
  wanted: unknown,
  onFail?: () => void,
): Part | undefined {
  const [isThere, setThere] = useState(part.loaded !== undefined);
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!wanted || isThere) return;
    let isGone = false;
    part.load().then(
      () => !isGone && setThere(true),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [part, wanted, isThere]);
  return isThere ? part.loaded : undefined;
}
