import type { CastablePerson } from '@doblaje/contract/client';
import { HeadAction } from '@doblaje/ui/HeadAction';
import { Icon } from '@doblaje/ui/IconSet';
import { Section } from '@doblaje/ui/Section';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DemoPlayer } from '../People/DemoPlayer';

/** Whose demos are to be heard, and the button they were asked for with. Another object each time it is pressed. */
export interface Hearing {
  person: CastablePerson;
  from: Element;
}

interface HeardPersonProps {
  hearing: Hearing;
  onClose: () => void;
}

/**
 * Somebody's demos above the list of people. On a phone the list's button is far below: the demos take sight and focus, and
 * give the focus back.
 */
export function HeardPerson({ hearing, onClose }: HeardPersonProps) {
  const { person, from } = hearing;
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the same are asked for again
  useEffect(() => section.current?.focus(), [hearing]);
  const close = () => {
    // Another page of the list has another button, or none.
    const back = from.isConnected ? from : section.current?.closest('[role="dialog"]');
    if (back instanceof HTMLElement) back.focus();
    onClose();
  };
  return (
    <Section
      ref={section}
      tabIndex={-1}
      headingLevel={3}
      title={`Escucha a ${person.name}`}
      actions={
        <HeadAction icon={<Icon of={X} />} aria-label={`Cerrar los demos de ${person.name}`} onPress={close}>
          Cerrar
        </HeadAction>
      }
    >
      <DemoPlayer key={person.id} personId={person.id} name={person.name} demos={person.demos} />
    </Section>
  );
}
