import { type RefObject, useEffect } from 'react';
import { onResize } from '../media/onResize';

// What is disabled takes no focus, nor do hidden inputs.
const STOPS = 'a[href],:enabled:not(fieldset,[type=hidden],[tabindex="-1"]),[tabindex="0"]';

/**
 * Makes a scrolling box reachable by keyboard (WCAG 2.1.1) while it can scroll and
 * holds nothing focusable. Not all browsers do this by themselves.
 */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const update = () => {
      // The measurement comes last: during a change it makes the browser lay out everything.
      const needsStop = node.querySelector(STOPS) === null && node.scrollHeight > node.clientHeight;
      if (needsStop) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    };
    update();
    const unsubscribe = onResize(update, [node]);
    const content = new MutationObserver(update);
    content.observe(node, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      unsubscribe();
      content.disconnect();
    };
  }, [box]);
}
