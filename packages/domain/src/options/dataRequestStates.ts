import { labelIn, type Option } from './option';

/** States of a request about personal data. Those after the first are answers. */
export const DATA_REQUEST_STATES = [
  { value: 'open', label: 'Por responder' },
  { value: 'granted', label: 'Concedida' },
  { value: 'partly', label: 'Concedida en parte' },
  { value: 'refused', label: 'Negada' },
] as const satisfies readonly Option<string>[];

/** One of {@link DATA_REQUEST_STATES}. */
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number]['value'];

/** Label of one of {@link DATA_REQUEST_STATES}. Anything else gives ''. */
export function labelOfDataRequestState(value: unknown): string {
  return labelIn(DATA_REQUEST_STATES, value);
}
