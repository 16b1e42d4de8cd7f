import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { popListeners } from './popListeners';

/** Long enough for two presses of 'back' to have arrived. */
const SETTLED_MS = 60;

/** Where in the session's history the page stands; the router keeps it there. */
const placeNow = (): number => Number((window.history.state as { idx?: unknown } | null)?.idx ?? 0);

/**
 * Keeps address and page together while a question holds a way back. The router goes forward again by itself, and takes the next change of
 * the address for that: of two quick 'back' it took the second one, and the address of another page stayed. Here all that comes before
 * the page's own address is kept from it, and what lacks is gone forward.
 * @returns to be told that a way back, or forward, was held
 */
export function useHeldAddress(): () => void {
  const location = useLocation();
  const held = useRef({ home: 0, isAway: false });
  useEffect(() => {
    // Another address of this page, too.
    if (location) held.current.home = placeNow();
  }, [location]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const goHome = () => {
      const steps = held.current.home - placeNow();
      if (steps !== 0) window.history.go(steps);
    };
    const onPop = (event: PopStateEvent) => {
      if (!held.current.isAway) return;
      clearTimeout(timer);
      if (placeNow() === held.current.home) {
        held.current.isAway = false;
        return;
      }
      event.stopImmediatePropagation();
      timer = setTimeout(goHome, SETTLED_MS);
    };
    popListeners.add(onPop);
    return () => {
      clearTimeout(timer);
      popListeners.delete(onPop);
    };
  }, []);
  return () => {
    held.current.isAway = true;
  };
}
