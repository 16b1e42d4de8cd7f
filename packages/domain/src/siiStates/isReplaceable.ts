import { fieldsOf } from '../fields/fields';
import type { BoletaState } from '../options/boletaStates';
import type { SiiState } from '../options/siiStates';

/**
 * Whether another boleta of its person may take a boleta's orders and replace it: it was rejected, and nothing is noted of its state at the
 * SII, because that is about its folio.
 */
export function isReplaceable(boleta: { state: BoletaState; siiState: SiiState }): boolean {
  const { state, siiState } = fieldsOf(boleta);
  return state === 'rejected' && siiState === 'valid';
}
