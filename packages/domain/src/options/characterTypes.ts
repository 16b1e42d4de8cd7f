import { labelIn, type Option } from './option';

/** The kind of person that a character needs (spec §3). */
export const CHARACTER_TYPES = [
  { value: 'ACTOR', label: 'Actor' },
  { value: 'MUSICIAN', label: 'Músico' },
  { value: 'TRANSLATOR', label: 'Traductor' },
] as const satisfies readonly Option<string>[];

/** One of {@link CHARACTER_TYPES}. */
export type CharacterType = (typeof CHARACTER_TYPES)[number]['value'];

/** Label of a character type: 'MUSICIAN' → 'Músico'. Anything else gives ''. */
export function labelOfCharacterType(value: unknown): string {
  return labelIn(CHARACTER_TYPES, value);
}
