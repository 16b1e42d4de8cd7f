import type { BoletaState } from '../options/boletaStates';
import type { MoveTable } from './moves';

/**
 * The moves of a boleta. `reopen` takes an approval back. `annul` is for a boleta that its person annulled at the SII: its order
 * then waits for another. A boleta in a nómina (NOMINA_MOVES) is locked, whatever this table says; only the nómina makes `pay`.
 * `uploadBte` is the studio's: it issued a BTE for the person. From `inReview` it corrects a BTE, never what a person sent.
 */
export const BOLETA_MOVES = {
  upload: { from: ['pending', 'rejected'], to: 'inReview', who: 'PERSON' },
  uploadBte: { from: ['pending', 'inReview'], to: 'inReview', who: 'ADMIN' },
  approve: { from: ['inReview'], to: 'approved', who: 'ADMIN' },
  reject: { from: ['inReview'], to: 'rejected', who: 'ADMIN' },
  reopen: { from: ['approved'], to: 'inReview', who: 'ADMIN' },
  annul: { from: ['inReview', 'approved', 'rejected'], to: 'pending', who: 'ADMIN' },
  pay: { from: ['approved'], to: 'paid', who: 'ADMIN' },
} as const satisfies MoveTable<BoletaState>;

/** Name of one of {@link BOLETA_MOVES}. */
export type BoletaMove = keyof typeof BOLETA_MOVES;
