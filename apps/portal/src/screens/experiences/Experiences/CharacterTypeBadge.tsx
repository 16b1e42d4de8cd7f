import { type CharacterType, labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { Badge } from '@doblaje/ui/Badge';
import { Languages, type LucideIcon, MicVocal, Music } from 'lucide-react';

/** The icons of the work orders of the same trade (visual.md §7). */
const ICONS: Readonly<Record<CharacterType, LucideIcon>> = {
  ACTOR: MicVocal,
  MUSICIAN: Music,
  TRANSLATOR: Languages,
};

/** The trade that a character needs: icon and word. */
export function CharacterTypeBadge({ type }: { type: CharacterType }) {
  // The badge sets the icon's size.
  const Icon = ICONS[type];
  return <Badge icon={<Icon aria-hidden="true" />}>{labelOfCharacterType(type)}</Badge>;
}
