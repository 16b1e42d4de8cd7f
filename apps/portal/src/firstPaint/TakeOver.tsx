import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface TakeOverProps {
  /** Records what the person typed into the page. Returns the function that repeats it. */
  takeDown: () => () => void;
  /** Called when the portal has taken over the page. */
  onTaken: () => void;
  children: ReactNode;
}

/**
 * Wraps the portal while it takes over a prerendered page. React hydrates bit by bit, so that keys and scrolling come in between. When
 * all of it is hydrated, this records what was typed so far, before any field renders again. It repeats the typing once everything
 * listens, before the next key.
 */
export function TakeOver({ takeDown, onTaken, children }: TakeOverProps) {
  const [, settle] = useState(false);
  useLayoutEffect(() => {
    const repeat = takeDown();
    queueMicrotask(() => {
      // A synchronous render first runs the effects of the previous render.
      flushSync(() => settle(true));
      repeat();
      onTaken();
    });
  }, [takeDown, onTaken]);
  return children;
}
