import { useEffect, useRef } from 'react';
import { isBelow, onPageResize } from '../ground/media/useBelow';

/** Closes the phone drawer when the page behind it changes (also with Back) or the window grows wide enough to dock the menu. */
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
    return onPageResize(() => {
      if (!isBelow('md')) close.current?.(false);
    });
  }, [isOpen]);
}
