import { useEffect } from 'react';

/** React Aria leaves alone what has it. */
const SPARED = 'data-react-aria-top-layer';

/**
 * React Aria's combo box hides the page from readers while its list is open, though all of it still takes the focus
 * and the pointer (axe: aria-hidden-focus): such a list is no modal. Call it before that hook: its effect comes first,
 * and what it marks is spared by the next; marked for longer it would be spared by dialogs too.
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
