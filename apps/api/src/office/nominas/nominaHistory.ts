import type { NominaRow } from '@doblaje/contract';
import { labelOfNominaState, nominaTitle } from '@doblaje/domain/options/nominaStates';
import type { AuditLine } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

const historyFields = ({ state, boletas, total, paidOn }: NominaRow) => ({
  state: labelOfNominaState(state),
  boletas,
  total,
  paidOn: paidOn || null,
});

/** The name of a boleta that entered the nómina (`to`) or left it (`from`). */
type Boleta = { from: string | null; to: string | null };

/** A line of a nómina's history. */
export const nominaLine = (
  action: 'create' | 'update',
  nomina: NominaRow,
  before?: NominaRow,
  boleta?: Boleta,
  reason?: string,
): AuditLine => ({
  action,
  entity: 'nomina',
  id: String(nomina.id),
  changes: changesOf(
    'nomina',
    { ...(before && historyFields(before)), ...(boleta && { boleta: boleta.from }) },
    { ...historyFields(nomina), ...(boleta && { boleta: boleta.to }), ...(reason && { reason }) },
  ),
});

/** Lines for the histories of the boletas that a nómina changed. */
export function boletaLines(
  ids: readonly number[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditLine[] {
  const changes = changesOf('boleta', before, after);
  return ids.map((id) => ({ action: 'update', entity: 'boleta', id: String(id), changes }));
}

/** The history's value for a boleta in a nómina, or in none. */
export const inNomina = (id: number | null) => ({ nomina: id === null ? null : nominaTitle(id) });
