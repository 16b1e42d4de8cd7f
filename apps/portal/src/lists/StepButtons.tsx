import { Button } from '@doblaje/ui/Button';
import { Tooltip } from '@doblaje/ui/Tooltip';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether somebody is typing: a letter is one then. */
const isTyping = (target: Element) =>
  target.closest('input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable]') !==
  null;

interface StepButtonsProps {
  /** Names of the buttons: 'Postulación anterior', 'Postulación siguiente'. */
  names: { previous: string; next: string };
  /** Undefined where there is none. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Names the open one for who does not see it come: 'Postulación de Catalina Fuentes'. Undefined while it is unknown. */
  told: string | undefined;
}

/** To the row before and after the open one, by buttons and, with the focus in the drawer, by K and J (WCAG 2.1.4: not from anywhere). */
export function StepButtons({ names, previous, next, told }: StepButtonsProps) {
  const group = useRef<HTMLSpanElement>(null);
  const [hasStepped, setStepped] = useState(false);

  function step(go: (() => void) | undefined) {
    if (!go) return;
    const buttons = group.current;
    // What had the focus goes with the row it belongs to; the drawer stays.
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

  // A button that leads nowhere any more loses the focus to the page.
  const isAtEnd = !previous || !next;
  useEffect(() => {
    const { activeElement } = document;
    const buttons = group.current;
    if (!isAtEnd || !hasStepped || !buttons) return;
    if (
      activeElement === document.body ||
      (buttons.contains(activeElement) && activeElement?.matches(':disabled'))
    )
      buttons.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  }, [isAtEnd, hasStepped]);

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
