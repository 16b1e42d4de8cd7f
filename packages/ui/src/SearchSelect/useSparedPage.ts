import { useEffect } from 'react';

/** React Aria does not hide elements with this attribute. */
const SPARED = 'data-react-aria-top-layer';

/**
 * Keeps the page readable for screen readers while the list is open. React Aria's combo box would hide the page, although all
 * of it still takes the focus and the pointer (axe: aria-hidden-focus): the list is no modal. Call it before React Aria's
 * hook, so that its effect marks the page first. The mark goes at once, because dialogs must still hide the page.
 */
export function useSparedPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const parts = [...document.body.children].filter((part) => !part.hasAttribute(SPARED));
    for (const part of parts) part.setAttribute(SPARED, '');
    queueMicrotask(() => {
      for (const part of parts) part.removeAttribute(SPARED);
    });
  }, [isOpen]);
}
