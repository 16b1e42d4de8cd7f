import type { NominaRow } from '@doblaje/contract';
import { labelOfNominaState, nominaTitle } from '@doblaje/domain/options/nominaStates';
import type { AuditLine } from '../history/audited';
import { changesOf } from '../history/fields';

const toldOf = ({ state, boletas, total, paidOn }: NominaRow) => ({
  state: labelOfNominaState(state),
  boletas,
  total,
  paidOn: paidOn || null,
});

/** What of a nómina was done to one boleta: its name in one direction or the other. */
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
    { ...(before && toldOf(before)), ...(boleta && { boleta: boleta.from }) },
    { ...toldOf(nomina), ...(boleta && { boleta: boleta.to }), ...(reason && { reason }) },
  ),
});

/** What a nómina did to boletas, in the history of each. */
export function boletaLines(
  ids: readonly number[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditLine[] {
  const changes = changesOf('boleta', before, after);
  return ids.map((id) => ({ action: 'update', entity: 'boleta', id: String(id), changes }));
}

/** Into a nómina, or out of it. */
export const inNomina = (id: number | null) => ({ nomina: id === null ? null : nominaTitle(id) });
