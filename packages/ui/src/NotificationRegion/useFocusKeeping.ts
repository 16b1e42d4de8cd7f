import type { FocusEvent } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Marks each notification of the region, so that the focus finds the next one. */
export const itemAttribute = 'data-notification';

/** The id of the notification an event happened in. */
export function itemOf(target: EventTarget | null): string | null {
  const item = target instanceof Element ? target.closest(`[${itemAttribute}]`) : null;
  return item?.getAttribute(itemAttribute) ?? null;
}

/* Where the focus goes when what had it before is gone too: never to the top of the page unsaid. */
const lastResort = 'h1[tabindex], main[tabindex]';

/**
 * Keeps the keyboard's place when the notification that has the focus goes: the focus moves to the one
 * that takes its place, to the one before it, or back to where it came from. Whoever pressed it by hand is done here, and goes back at
 * once: the focus in another one would keep all of them from ever going.
 */
export function useFocusKeeping(ids: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const focused = useRef<{ id: string; index: number } | null>(null);
  const isPressed = useRef(false);
  const idsRef = useRef(ids);

  /** Where the keyboard was before it came to the notifications. */
  const goBack = useCallback(() => {
    const from = cameFrom.current;
    const back = from instanceof HTMLElement && from.isConnected ? from : null;
    (back ?? document.querySelector<HTMLElement>(lastResort))?.focus();
  }, []);

  useLayoutEffect(() => {
    idsRef.current = ids;
    const lost = focused.current;
    if (!lost || ids.includes(lost.id)) return;
    focused.current = null;
    const next = ids[lost.index] ?? ids.at(-1);
    const heir =
      next && region.current?.querySelector<HTMLElement>(`[${itemAttribute}="${CSS.escape(next)}"] button`);
    if (heir && !isPressed.current) heir.focus();
    else goBack();
  }, [ids, goBack]);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = itemOf(event.target);
    if (id) focused.current = { id, index: idsRef.current.indexOf(id) };
    const from = event.relatedTarget;
    if (from && !event.currentTarget.contains(from)) cameFrom.current = from;
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // A node that is being removed blurs towards nothing while still connected: that is the loss to mend.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) focused.current = null;
  };

  const onPointerDownCapture = () => {
    isPressed.current = true;
  };
  const onKeyDownCapture = () => {
    isPressed.current = false;
  };

  return { region, goBack, handlers: { onFocus, onBlur, onPointerDownCapture, onKeyDownCapture } };
}
