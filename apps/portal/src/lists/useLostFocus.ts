import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when the focused element leaves the page: 'Reintentar' with its error, the bar of actions with the last chosen row,
 * a button with its row. Also when it is disabled in a dialog: the browser drops the focus then, and Escape would close nothing.
 * If the element was in a drawer or dialog that is still open, that gets the focus; if it was a tab, the open tab does, so that the
 * arrow keys lead on. Otherwise `fallback` does.
 */
export function useLostFocus(fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let drawer: HTMLElement | null = null;
    let isTab = false;
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      last = target;
      drawer = target instanceof Element ? target.closest<HTMLElement>('[role="dialog"]') : null;
      isTab = target instanceof Element && target.matches('[role="tab"]');
    };
    const heir = () => {
      if (drawer?.isConnected) return drawer;
      const open = isTab && document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]');
      return open || fallback.current;
    };
    const isGone = () =>
      last instanceof Element && (!last.isConnected || (drawer !== null && last.matches(':disabled')));
    const look = () => {
      if (!isGone()) return;
      cancelAnimationFrame(frame);
      // A closing menu returns the focus a frame later, or the dialog that it opens takes it. A disabled button loses it a frame later.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isGone() && document.activeElement === document.body) heir()?.focus();
        });
      });
    };
    document.addEventListener('focusin', note);
    // Watch the whole page: a render of the screen or a faded dialog may remove the element.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [fallback]);
}
