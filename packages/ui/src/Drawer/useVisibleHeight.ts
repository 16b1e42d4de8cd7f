import { type RefObject, useLayoutEffect } from 'react';

/** Keeps `--visible-height` of a box true: an on-screen keyboard takes its part of the window and says so only here. */
export function useVisibleHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      // Magnified, the window shows a part of the page: that is no reason to be smaller.
      if (view && view.scale <= 1) box.current?.style.setProperty('--visible-height', `${view.height}px`);
    };
    measure();
    view?.addEventListener('resize', measure);
    return () => view?.removeEventListener('resize', measure);
  }, [box]);
}
