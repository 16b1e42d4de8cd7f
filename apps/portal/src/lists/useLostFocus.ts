import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to another element when what had it is gone from the page: 'Reintentar' with its error, the bar of actions
 * with the last chosen row, a button with its row.
 */
export function useLostFocus(fallback: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // Whatever was rendered may have taken it along.
  useEffect(() => {
    const isLost = () =>
      last.current instanceof Node && !last.current.isConnected && document.activeElement === document.body;
    if (!isLost()) return;
    // A menu that closes gives the focus back a frame later, or a dialog that it opens takes it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isLost()) fallback.current?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  });
}
