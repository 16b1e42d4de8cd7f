import type { CastablePerson } from '@doblaje/contract/client';
import { HeadAction } from '@doblaje/ui/HeadAction';
import { Icon } from '@doblaje/ui/IconSet';
import { Section } from '@doblaje/ui/Section';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DemoPlayer } from '../../../media/DemoPlayer';

/** The person whose demos are shown, and the button that was pressed. Each press makes a new object. */
interface Hearing {
  person: CastablePerson;
  from: Element;
}

interface HeardPersonProps {
  hearing: Hearing;
  section: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The person whose demos are shown; null for nobody. Each press, also on the same person's button, focuses the section. */
export function useHearing() {
  const [hearing, setHearing] = useState<Hearing | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hearing) section.current?.focus();
  }, [hearing]);
  return { hearing, setHearing, section };
}

/**
 * A person's demos above the list of people. On a phone the list's button is far below, so the demos scroll into view and take the
 * focus. They give the focus back later.
 */
export function HeardPerson({ hearing, section, onClose }: HeardPersonProps) {
  const { person, from } = hearing;
  const close = () => {
    // After a change of page the pressed button is gone.
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
