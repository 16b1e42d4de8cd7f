import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to another element when what had it is gone from the page: 'Reintentar' with its error, the bar of actions
 * with the last chosen row, a button with its row. Where it stood in a drawer that is still there, it is the drawer's.
 */
export function useLostFocus(fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let drawer: HTMLElement | null = null;
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      last = target;
      drawer = target instanceof Element ? target.closest<HTMLElement>('[role="dialog"]') : null;
    };
    const isLost = () =>
      last instanceof Node && !last.isConnected && document.activeElement === document.body;
    const look = () => {
      if (!isLost()) return;
      cancelAnimationFrame(frame);
      // A menu that closes gives the focus back a frame later, or a dialog that it opens takes it.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isLost()) (drawer?.isConnected ? drawer : fallback.current)?.focus();
        });
      });
    };
    document.addEventListener('focusin', note);
    // Whoever takes it out of the page: a render of the screen, or a dialog that has faded since.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [fallback]);
}
