import type { NominaState } from '../options/nominaStates';
import type { MoveTable } from './moves';

/**
 * The moves of a nómina. `remove` takes one boleta out, `void` all of them: the boletas stay approved and may go into
 * another nómina. A payment cannot be undone.
 */
export const NOMINA_MOVES = {
  remove: { from: ['prepared'], to: 'prepared', who: 'ADMIN' },
  pay: { from: ['prepared'], to: 'paid', who: 'ADMIN' },
  void: { from: ['prepared'], to: 'voided', who: 'ADMIN' },
} as const satisfies MoveTable<NominaState>;

/** Name of one of {@link NOMINA_MOVES}. */
export type NominaMove = keyof typeof NOMINA_MOVES;
