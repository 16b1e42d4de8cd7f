import type { NominaRow, SettledBoleta } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { monthText } from '@doblaje/domain/days';
import { type NominaState, nominaProgressText } from '@doblaje/domain/options/nominaStates';
import { Status, type StatusShape } from '@doblaje/ui/Status';

const SHAPES: Readonly<Record<NominaState, StatusShape>> = {
  prepared: 'waiting',
  paid: 'done',
  voided: 'cancelled',
};

/** How many boletas of a nómina are paid, and their sum. */
export function paidOf({ payments }: Pick<NominaRow, 'payments'>): { boletas: number; net: number } {
  return payments.reduce(
    (sums, { boletas, net }) => ({ boletas: sums.boletas + boletas, net: sums.net + net }),
    { boletas: 0, net: 0 },
  );
}

/** How far a nómina is: shape and words. */
export function NominaStatus({ nomina }: { nomina: NominaRow }) {
  const { state, isHandedOut } = nomina;
  const shape = state === 'prepared' && isHandedOut ? 'inProgress' : SHAPES[state];
  return <Status shape={shape}>{nominaProgressText({ ...nomina, paid: paidOf(nomina).boletas })}</Status>;
}

/**
 * What was paid of a nómina by month, where that is not all of it in one month: 'Pagado en noviembre de 2026: $108.485 (1 boleta)'.
 */
export function paymentTexts({ boletas, payments }: NominaRow): string[] {
  const isWhole = payments.length === 1 && payments[0]?.boletas === boletas;
  return payments.flatMap(({ month, boletas: count, net }) =>
    isWhole ? [] : [`Pagado en ${monthText(month)}: ${formatPesos(net)} (${boletasText(count)})`],
  );
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
        `Regulariza la boleta N.º ${folio}, pagada por ${formatPesos(gross)} brutos y anulada: se paga completa.`,
    )
    .join(' ');
