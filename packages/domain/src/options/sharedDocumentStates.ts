import { labelIn, type Option } from './option';

/** Whether none, some or all of its people have opened a contract or script. */
export const SHARED_DOCUMENT_STATES = [
  { value: 'unseen', label: 'Sin ver' },
  { value: 'partly', label: 'Visto por algunos' },
  { value: 'seen', label: 'Visto por todos' },
] as const satisfies readonly Option<string>[];

/** One of {@link SHARED_DOCUMENT_STATES}. */
export type SharedDocumentState = (typeof SHARED_DOCUMENT_STATES)[number]['value'];

/** Label of one of {@link SHARED_DOCUMENT_STATES}. Anything else gives ''. */
export function labelOfSharedDocumentState(value: unknown): string {
  return labelIn(SHARED_DOCUMENT_STATES, value);
}

/**
 * The state of a document by the number of people who have opened it.
 * @param seen people who have opened it
 * @param people people who have it, at least one. A value that is no number counts as 0.
 */
export function sharedDocumentState(seen: number, people: number): SharedDocumentState {
  if (typeof seen !== 'number' || !(seen > 0)) return 'unseen';
  return typeof people === 'number' && seen < people ? 'partly' : 'seen';
}
