import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--visible-height` of a box current. An on-screen keyboard covers part of the window, and only this API says
 * how much.
 */
export function useVisibleHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      // When the person zooms in, the window shows only a part of the page. That must not shrink the box.
      if (view && view.scale <= 1) box.current?.style.setProperty('--visible-height', `${view.height}px`);
    };
    measure();
    view?.addEventListener('resize', measure);
    return () => view?.removeEventListener('resize', measure);
  }, [box]);
}
