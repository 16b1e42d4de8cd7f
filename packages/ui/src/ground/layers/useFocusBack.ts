import { type RefObject, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/**
 * Gives the focus back to the opener at the moment its layer closes. React Aria waits until the layer has faded, plus
 * a frame. A Tab right after the choosing Enter would then start from a disappearing list and lead anywhere.
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
    // If the focus is already elsewhere, the person moved it there.
    if (focused === document.body || layer.current?.contains(focused)) opener.focus({ preventScroll: true });
  }, [isOpen, trigger]);
  return layer;
}
