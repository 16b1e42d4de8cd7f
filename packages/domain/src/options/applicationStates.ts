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

/** Label of the state of an application: 'new' → 'Nueva'. Anything else gives ''. */
export function labelOfApplicationState(value: unknown): string {
  return labelIn(APPLICATION_STATES, value);
}
