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
 * Wraps the portal while it takes over a prerendered page. React hydrates in small steps, and the browser handles keys and
 * scrolling between them. After the last step this records the typed text, before any field renders again. It repeats the typing once
 * all listeners are there, before the next key.
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
