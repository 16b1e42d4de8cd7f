import { useEffect, useEffectEvent, useState } from 'react';

/** A part of a component that loads later. There is one for the whole page, so its second use has it at once. */
export interface LaterPart<Part> {
  load: () => Promise<Part>;
  loaded: Part | undefined;
}

/** @param load imports the part */
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
 * @param part A part that failed to load is tried again when `wanted` changes.
 * @param wanted Any true value: the part is needed now or soon.
 * @param onFail Called when loading failed, for example without a network.
 * @returns undefined until the part is loaded
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
