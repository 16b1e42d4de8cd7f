import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lays a picture of a notification that goes over where it was, and lets it fade. Without motion it is never seen. */
function leaveBehind(picture: HTMLElement, { left, top, width }: DOMRect, theme: string | undefined) {
  picture.removeAttribute('role');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  if (theme) picture.dataset.theme = theme;
  picture.style.cssText = `position: fixed; z-index: var(--dui-z-toast); left: ${left}px; top: ${top}px; width: ${width}px; pointer-events: none; animation: none; transition: opacity var(--dui-motion-fast) var(--dui-ease-in)`;
  document.body.append(picture);
  // It has to have been opaque to become transparent.
  picture.getBoundingClientRect();
  picture.style.opacity = '0';
  const fading = picture.getAnimations().map(({ finished }) => finished);
  Promise.allSettled(fading).then(() => picture.remove());
}

/**
 * The notification in the item it is given to fades as it goes. Only a picture does: the notification itself, with
 * its place in the queue, its words for readers and the focus, is gone at once.
 */
export function useFadeOut(): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const node = item.current?.firstElementChild;
    return () => {
      if (!(node instanceof HTMLElement)) return;
      const picture = node.cloneNode(true) as HTMLElement;
      const place = node.getBoundingClientRect();
      // Behind a newer one nobody sees it.
      if (place.width < 24) return;
      const theme = node.closest<HTMLElement>('[data-theme]')?.dataset.theme;
      // Strict mode only rehearses the unmounting.
      queueMicrotask(() => node.isConnected || leaveBehind(picture, place, theme));
    };
  }, []);
  return item;
}
