import { type RefObject, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/**
 * Gives the focus back to what opened a layer in the moment it closes. React Aria does so once the layer has faded, and
 * a frame later: a Tab right after the Enter that chose would set out from a list that goes, and lead anywhere.
 *
 * @returns ref of the layer
 */
export function useFocusBack(trigger: RefObject<Element | null> | undefined): RefObject<HTMLElement | null> {
  const isOpen = use(OverlayTriggerStateContext)?.isOpen ?? false;
  const wasOpen = useRef(isOpen);
  const layer = useRef<HTMLElement>(null);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const opener = trigger?.current;
    if (!hasClosed || !(opener instanceof HTMLElement)) return;
    const focused = document.activeElement;
    // Whoever has the focus elsewhere by now went there.
    if (focused === document.body || layer.current?.contains(focused)) opener.focus({ preventScroll: true });
  }, [isOpen, trigger]);
  return layer;
}
