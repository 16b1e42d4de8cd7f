import type { SettledBoleta } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { labelOfNominaState, type NominaState } from '@doblaje/domain/options/nominaStates';
import { Status, type StatusShape } from '@doblaje/ui/Status';

const SHAPES: Readonly<Record<NominaState, StatusShape>> = {
  prepared: 'waiting',
  paid: 'done',
  voided: 'cancelled',
};

/** The state of a nómina: shape and word. */
export function NominaStatus({ state }: { state: NominaState }) {
  return <Status shape={SHAPES[state]}>{labelOfNominaState(state)}</Status>;
}

/** '1 boleta', '12 boletas'. */
export const boletasText = (count: number) => (count === 1 ? '1 boleta' : `${countText(count)} boletas`);

/** The note on a boleta paid into somebody else's account: a bank may refuse a name beside another RUT. */
export const OTHERS_ACCOUNT =
  'La cuenta es de otra persona: el archivo del banco lleva el RUT de su titular.';

/** The note on a boleta that settles others: 'Regulariza la boleta N.º 401, pagada por $155.000 brutos y anulada: se paga completa.' */
export const settlesText = (settles: readonly SettledBoleta[]): string =>
  settles
    .map(
      ({ folio, gross }) =>
        `Regulariza la boleta N.º ${countText(folio)}, pagada por ${formatPesos(gross)} brutos y anulada: se paga completa.`,
    )
    .join(' ');
