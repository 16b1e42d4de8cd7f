import { useEffect, useRef } from 'react';

/** From here the menu is docked: the drawer of the phone has no place (tokens: breakpoint md). */
const DOCKED = '(min-width: 900px)';

/** Closes the phone drawer when the page behind it changes (also by Back) and when the window grows to docked. */
export function useCloseDrawer(
  isOpen: boolean,
  activeId: string | undefined,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
): void {
  const close = useRef(onOpenChange);
  const openedOn = useRef(activeId);
  useEffect(() => {
    close.current = onOpenChange;
  }, [onOpenChange]);
  useEffect(() => {
    if (isOpen && openedOn.current !== activeId) close.current?.(false);
    openedOn.current = activeId;
  }, [isOpen, activeId]);
  useEffect(() => {
    if (!isOpen) return;
    const docked = window.matchMedia(DOCKED);
    const onChange = () => {
      if (docked.matches) close.current?.(false);
    };
    docked.addEventListener('change', onChange);
    return () => docked.removeEventListener('change', onChange);
  }, [isOpen]);
}
