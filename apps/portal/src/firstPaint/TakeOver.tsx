import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface TakeOverProps {
  /** Takes down what was typed into the page; returns the function that does it again. */
  takeDown: () => () => void;
  /** Told when the page is the portal's. */
  onTaken: () => void;
  children: ReactNode;
}

/**
 * Around the portal where it takes over a page. That is done bit by bit, so that keys and scrolling come in between, up to
 * the moment when all of it is the portal's: then what was typed till there is taken down, before any field is rendered anew,
 * and done again once everything listens, before the next key.
 */
export function TakeOver({ takeDown, onTaken, children }: TakeOverProps) {
  const [, settle] = useState(false);
  useLayoutEffect(() => {
    const repeat = takeDown();
    queueMicrotask(() => {
      // A render that waits for nothing lets the effects of the one before run first.
      flushSync(() => settle(true));
      repeat();
      onTaken();
    });
  }, [takeDown, onTaken]);
  return children;
}
