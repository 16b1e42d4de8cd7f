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
 * States of an application as its candidate sees them: a candidate must not learn of a shortlist. A draft was begun
 * but not sent.
 */
export const OWN_APPLICATION_STATES = [
  { value: 'draft', label: 'Sin terminar' },
  { value: 'reviewing', label: 'En revisión' },
  { value: 'accepted', label: 'Aceptada' },
  { value: 'rejected', label: 'Rechazada' },
] as const satisfies readonly Option<string>[];

/** One of {@link OWN_APPLICATION_STATES}. */
export type OwnApplicationState = (typeof OWN_APPLICATION_STATES)[number]['value'];

/** The state that the candidate sees: 'new' and 'shortlisted' are both 'reviewing'. */
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
