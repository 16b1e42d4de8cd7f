import type { SiiState } from '../options/siiStates';
import type { MoveTable } from './moves';

/**
 * The moves of a boleta at the SII, which are made there and only noted here. PERSON is the issuer, ADMIN the studio that received it
 * (chile.md §1 'Annulment'). Each has its days, which `siiMovesFrom` of siiStates heeds. An observed boleta is still its issuer's to annul.
 * `correct` is no move of the SII: it takes back a note that was wrong, on any day.
 */
export const SII_MOVES = {
  annul: { from: ['valid', 'observed'], to: 'annulled', who: 'PERSON' },
  askAnnulment: { from: ['valid', 'observed'], to: 'annulmentAsked', who: 'PERSON' },
  petitionAnnulment: { from: ['valid', 'observed'], to: 'annulled', who: 'PERSON' },
  confirmAnnulment: { from: ['annulmentAsked'], to: 'annulled', who: 'ADMIN' },
  rejectAnnulment: { from: ['annulmentAsked'], to: 'valid', who: 'ADMIN' },
  correct: { from: ['annulmentAsked', 'annulled'], to: 'valid', who: 'ADMIN' },
  observe: { from: ['valid'], to: 'observed', who: 'ADMIN' },
} as const satisfies MoveTable<SiiState>;

/** Name of one of {@link SII_MOVES}. */
export type SiiMove = keyof typeof SII_MOVES;
