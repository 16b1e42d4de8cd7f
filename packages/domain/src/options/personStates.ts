import { labelIn, type Option } from './option';

/** States of a person's account. PERSON_MOVES has the moves between them. */
export const PERSON_STATES = [
  { value: 'active', label: 'Activo' },
  { value: 'inactive', label: 'Inactivo' },
  { value: 'unactivated', label: 'Sin activar' },
] as const satisfies readonly Option<string>[];

/** One of {@link PERSON_STATES}. */
export type PersonState = (typeof PERSON_STATES)[number]['value'];

/** Label of the state of an account: 'unactivated' → 'Sin activar'. Anything else gives ''. */
export function labelOfPersonState(value: unknown): string {
  return labelIn(PERSON_STATES, value);
}
