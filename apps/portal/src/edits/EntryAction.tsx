import { Button } from '@doblaje/ui/Button';
import { Icon } from '@doblaje/ui/IconSet';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

interface EntryActionProps {
  /** Says what it does, and to which entry. */
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A small icon button beside an entry of a catalogue, or beside its title. */
export function EntryAction({ label, icon, onPress, ref }: EntryActionProps) {
  return (
    <Button ref={ref} variant="icon" size="sm" aria-label={label} onPress={onPress}>
      <Icon of={icon} />
    </Button>
  );
}
