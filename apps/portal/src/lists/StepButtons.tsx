import { Button } from '@doblaje/ui/Button';
import { Tooltip } from '@doblaje/ui/Tooltip';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether a person is typing in this element. J and K are letters then. */
const isTyping = (target: Element) =>
  target.closest('input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]') !==
  null;

interface StepButtonsProps {
  /** Names of the buttons: 'Postulación anterior', 'Postulación siguiente'. */
  names: { previous: string; next: string };
  /** Undefined if there is no previous row. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Announces the open item to screen readers: 'Postulación de Catalina Fuentes'. Undefined while it is unknown. */
  told: string | undefined;
}

/** Buttons to the previous and next row. K and J do the same, but only while the focus is in the drawer (WCAG 2.1.4). */
export function StepButtons({ names, previous, next, told }: StepButtonsProps) {
  const group = useRef<HTMLSpanElement>(null);
  const [hasStepped, setStepped] = useState(false);

  function step(go: (() => void) | undefined) {
    if (!go) return;
    const buttons = group.current;
    // The focused element disappears with its row, so the drawer takes the focus: it stays.
    if (!buttons?.contains(document.activeElement)) {
      buttons?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    }
    setStepped(true);
    go();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof Element) || isTyping(target)) return;
    if (target.closest('[role="dialog"]') !== group.current?.closest('[role="dialog"]')) return;
    if (key.toLowerCase() === 'j') step(next);
    if (key.toLowerCase() === 'k') step(previous);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <span ref={group}>
      <Tooltip text="Anterior: tecla K">
        <Button
          variant="icon"
          aria-label={names.previous}
          isDisabled={!previous}
          onPress={() => step(previous)}
        >
          <ChevronLeft aria-hidden />
        </Button>
      </Tooltip>
      <Tooltip text="Siguiente: tecla J">
        <Button variant="icon" aria-label={names.next} isDisabled={!next} onPress={() => step(next)}>
          <ChevronRight aria-hidden />
        </Button>
      </Tooltip>
      <VisuallyHidden aria-live="polite">{hasStepped && told}</VisuallyHidden>
    </span>
  );
}
