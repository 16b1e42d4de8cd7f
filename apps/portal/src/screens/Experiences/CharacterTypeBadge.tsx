import { type CharacterType, labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { Badge } from '@doblaje/ui/Badge';
import { Icon } from '@doblaje/ui/IconSet';
import { Languages, type LucideIcon, MicVocal, Music } from 'lucide-react';

/** As the work orders of that trade have them (visual.md §7). */
const ICONS: Readonly<Record<CharacterType, LucideIcon>> = {
  ACTOR: MicVocal,
  MUSICIAN: Music,
  TRANSLATOR: Languages,
};

/** Who is needed for a character: icon and word. */
export function CharacterTypeBadge({ type }: { type: CharacterType }) {
  return <Badge icon={<Icon of={ICONS[type]} />}>{labelOfCharacterType(type)}</Badge>;
}
