import { labelIn, type Option } from './option';

/** States of an application to work with the studio, in the order they are reached. */
export const APPLICATION_STATES = [
  { value: 'new', label: 'Nueva' },
  { value: 'shortlisted', label: 'Preseleccionada' },
  { value: 'accepted', label: 'Aceptada' },
  { value: 'rejected', label: 'Rechazada' },
] as const satisfies readonly Option<string>[];

/** One of {@link APPLICATION_STATES}. */
export type ApplicationState = (typeof APPLICATION_STATES)[number]['value'];

/**
 * States of an application as its own candidate sees them: whoever is being looked at is not told of a shortlist. A draft is one whose
 * sending was begun and not ended.
 */
export const OWN_APPLICATION_STATES = [
  { value: 'draft', label: 'Sin terminar' },
  { value: 'reviewing', label: 'En revisión' },
  { value: 'accepted', label: 'Aceptada' },
  { value: 'rejected', label: 'Rechazada' },
] as const satisfies readonly Option<string>[];

/** One of {@link OWN_APPLICATION_STATES}. */
export type OwnApplicationState = (typeof OWN_APPLICATION_STATES)[number]['value'];

/** What the candidate is told of a state: 'new' and 'shortlisted' are both 'reviewing'. */
export function ownApplicationState(state: ApplicationState | 'draft'): OwnApplicationState {
  return state === 'new' || state === 'shortlisted' ? 'reviewing' : state;
}

/** Label of the state of one's own application: 'reviewing' → 'En revisión'. Anything else gives ''. */
export function labelOfOwnApplicationState(value: unknown): string {
  return labelIn(OWN_APPLICATION_STATES, value);
}

/** Label of the state of an application: 'new' → 'Nueva'. Anything else gives ''. */
export function labelOfApplicationState(value: unknown): string {
  return labelIn(APPLICATION_STATES, value);
}
