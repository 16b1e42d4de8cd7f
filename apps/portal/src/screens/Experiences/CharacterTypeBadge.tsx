import { type CharacterType, labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { Badge } from '@doblaje/ui/Badge';
import { Languages, type LucideIcon, MicVocal, Music } from 'lucide-react';

/** As the work orders of that trade have them (visual.md §7). */
const ICONS: Readonly<Record<CharacterType, LucideIcon>> = {
  ACTOR: MicVocal,
  MUSICIAN: Music,
  TRANSLATOR: Languages,
};

/** Who is needed for a character: icon and word. */
export function CharacterTypeBadge({ type }: { type: CharacterType }) {
  // A badge draws it at a size of its own.
  const Icon = ICONS[type];
  return <Badge icon={<Icon aria-hidden="true" />}>{labelOfCharacterType(type)}</Badge>;
}
