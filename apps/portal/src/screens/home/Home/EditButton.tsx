import { HeadAction } from '@doblaje/ui/HeadAction';
import { Icon } from '@doblaje/ui/IconSet';
import { Pencil } from 'lucide-react';
import type { Ref } from 'react';

/** 'Editar' at a section's title. Its accessible name says which section. */
export function EditButton({
  section,
  onPress,
  ref,
}: {
  section: string;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  return (
    <HeadAction
      ref={ref}
      icon={<Icon of={Pencil} />}
      aria-label={`Editar ${section.toLowerCase()}`}
      onPress={onPress}
    >
      Editar
    </HeadAction>
  );
}
