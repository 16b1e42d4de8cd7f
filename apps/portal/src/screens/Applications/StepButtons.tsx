import { Button } from '@doblaje/ui/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNeighbours } from './useNeighbours';

/** Whether somebody is typing: a letter is one then. */
const isTyping = (target: Element) =>
  target.closest('input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]') !==
  null;

/** To the application before and after, by buttons and, with the focus in the drawer, by K and J. */
export function StepButtons() {
  const { previous, next } = useNeighbours();
  const group = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key } = event;
      const drawer = group.current?.closest('[role="dialog"]');
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || !drawer?.contains(target) || isTyping(target)) return;
      if (key.toLowerCase() === 'j') next?.();
      if (key.toLowerCase() === 'k') previous?.();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [previous, next]);
  return (
    <span ref={group}>
      <Button
        variant="icon"
        aria-label="Postulación anterior"
        aria-keyshortcuts="K"
        isDisabled={!previous}
        onPress={() => previous?.()}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="icon"
        aria-label="Postulación siguiente"
        aria-keyshortcuts="J"
        isDisabled={!next}
        onPress={() => next?.()}
      >
        <ChevronRight aria-hidden />
      </Button>
    </span>
  );
}
