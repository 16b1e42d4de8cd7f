import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts a copy of the closed notification in its old place and lets the copy fade. With reduced motion the copy never shows. */
function leaveBehind(picture: HTMLElement, { left, top, width }: DOMRect, theme: string | undefined) {
  picture.removeAttribute('role');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  if (theme) picture.dataset.theme = theme;
  picture.style.cssText = `position: fixed; z-index: var(--dui-z-toast); left: ${left}px; top: ${top}px; width: ${width}px; pointer-events: none; animation: none; transition: opacity var(--dui-motion-fast) var(--dui-ease-in)`;
  document.body.append(picture);
  // Forces a layout: the fade only runs if the browser has seen the copy opaque.
  picture.getBoundingClientRect();
  picture.style.opacity = '0';
  const fading = picture.getAnimations?.().map(({ finished }) => finished) ?? [];
  Promise.allSettled(fading).then(() => picture.remove());
}

/**
 * Fades the notification inside the returned item when the item unmounts. Only a copy fades. The notification
 * itself leaves at once, with its place in the queue, its words for screen readers and its focus.
 */
export function useFadeOut(): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const node = item.current?.firstElementChild;
    return () => {
      if (!(node instanceof HTMLElement)) return;
      const picture = node.cloneNode(true) as HTMLElement;
      const place = node.getBoundingClientRect();
      // Nobody sees a notification behind a newer one, so it needs no fade.
      if (place.width < 24) return;
      const theme = node.closest<HTMLElement>('[data-theme]')?.dataset.theme;
      // Strict mode unmounts for practice: the node is then still in the page.
      queueMicrotask(() => node.isConnected || leaveBehind(picture, place, theme));
    };
  }, []);
  return item;
}
