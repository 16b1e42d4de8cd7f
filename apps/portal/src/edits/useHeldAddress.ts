import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { popListeners } from './popListeners';

/** Milliseconds; two quick presses of 'back' have both arrived by then. */
const SETTLED_MS = 60;

/** The page's position in the session's history. The router stores it as `idx`. */
const placeNow = (): number => Number((window.history.state as { idx?: unknown } | null)?.idx ?? 0);

/**
 * Keeps address and page together while a question holds a step back. The router goes forward again by itself, and takes the next
 * change of the address for its own step. After two quick presses of 'back' it took the second press for it, and the address of
 * another page stayed. This hook hides every change from the router until the page's own address is back, and goes forward the missing
 * steps.
 * @returns to be called when a step back or forward was held
 */
export function useHeldAddress(): () => void {
  const location = useLocation();
  const held = useRef({ home: 0, isAway: false });
  useEffect(() => {
    // The page may also change its own address.
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
