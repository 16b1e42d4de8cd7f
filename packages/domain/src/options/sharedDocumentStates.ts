import { labelIn, type Option } from './option';

/** Who of the people that have a contract or a script has opened it. */
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
 * The state that follows from how many have opened a document.
 * @param seen of those who have it
 * @param people who have it, at least one. What is no number is none.
 */
export function sharedDocumentState(seen: number, people: number): SharedDocumentState {
  if (typeof seen !== 'number' || !(seen > 0)) return 'unseen';
  return typeof people === 'number' && seen < people ? 'partly' : 'seen';
}
