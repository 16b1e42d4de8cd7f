import type { FocusEvent } from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** Marks each notification of the region, so the focus can find the next one. */
export const itemAttribute = 'data-notification';

/** The id of the notification where an event happened. */
export function itemOf(target: EventTarget | null): string | null {
  const item = target instanceof Element ? target.closest(`[${itemAttribute}]`) : null;
  return item?.getAttribute(itemAttribute) ?? null;
}

/* Where the focus goes when the element that had it before is gone too. The focus must not jump to the page's top without a word. */
const lastResort = 'h1[tabindex], main[tabindex]';

/**
 * Keeps the keyboard's place when the focused notification leaves. The focus moves to the notification that
 * takes its place, else to the one before it, else back to where it was earlier. After a press with the pointer
 * the focus goes back at once: focus in another notification would stop the time of all of them.
 */
export function useFocusKeeping(ids: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const focused = useRef<{ id: string; index: number } | null>(null);
  const isPressed = useRef(false);
  const idsRef = useRef(ids);

  /** Moves the focus back to where it was before the notifications. */
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
    // A node being removed blurs with no target while it is still connected. Keep the record then: that focus must be restored.
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
