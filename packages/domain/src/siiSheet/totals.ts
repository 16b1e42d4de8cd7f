import { formatPesos } from '../amounts/pesos';
import { amountOfCell, isBlank } from './cells';
import { cellsOf, columnTitle, headingOf, type SheetHeader } from './columns';
import type { SheetFault } from './faults';

const TOTALS = ['total', 'totales', 'totalgeneral'];
const AMOUNTS = ['gross', 'retention', 'net'] as const;

type Amount = (typeof AMOUNTS)[number];
type Sums = Readonly<Record<Amount, number>>;

/** Whether a row is one of sums. */
export const isTotals = (row: unknown): boolean =>
  cellsOf(row).some((cell) => !isBlank(cell) && TOTALS.includes(headingOf(cell)));

/** What is summed of a boleta. */
interface Summed extends Sums {
  /** From 1. */
  row: number;
  state: string;
}

const ZERO: Sums = { gross: 0, retention: 0, net: 0 };

const plus = (one: Sums, other: Sums): Sums => ({
  gross: one.gross + other.gross,
  retention: one.retention + other.retention,
  net: one.net + other.net,
});

/** Sums of boletas, with and without annulled ones: nobody says which the SII takes. */
interface Both {
  inForce: Sums;
  all: Sums;
}

const NONE: Both = { inForce: ZERO, all: ZERO };

const withLine = ({ inForce, all }: Both, line: Summed): Both => ({
  inForce: line.state === 'annulled' ? inForce : plus(inForce, line),
  all: plus(all, line),
});

/** The sums that a row tells. Where it has cells for its amounts only, they stand in the order of the columns. */
function toldIn({ places }: SheetHeader, row: unknown): Partial<Sums> {
  const read = (cell: unknown) => {
    const reading = isBlank(cell) ? null : amountOfCell(cell);
    return reading && 'value' in reading ? [reading.value] : [];
  };
  // A header has all three columns.
  const at = (amount: Amount) => Number(places.get(amount));
  const order = AMOUNTS.toSorted((one, other) => at(one) - at(other));
  const all = cellsOf(row).flatMap(read);
  return Object.fromEntries(
    order.flatMap((amount, index) => {
      const [own] = all.length === order.length ? all.slice(index) : read(cellsOf(row)[at(amount)]);
      return own === undefined ? [] : [[amount, own]];
    }),
  );
}

/**
 * Rows of sums that are not those of the boletas: then the sheet was cut or changed on its way. They may be of their page, of all pages up
 * to it, or of the whole sheet, and may leave annulled ones out.
 */
export function totalsFaults(
  header: SheetHeader,
  rows: readonly unknown[],
  lines: readonly Summed[],
): SheetFault[] {
  const whole = lines.reduce(withLine, NONE);
  let [above, page, next] = [NONE, NONE, 0];
  return [...rows.entries()].flatMap(([index, row]): SheetFault[] => {
    const line = lines[next];
    // Somebody may be called Total: such a row is a boleta.
    if (line?.row === index + 1) {
      [above, page, next] = [withLine(above, line), withLine(page, line), next + 1];
      return [];
    }
    if (index <= header.index || !isTotals(row)) return [];
    const told = toldIn(header, row);
    const sums = [above, page, whole].flatMap(({ inForce, all }) => [inForce, all]);
    page = NONE;
    const differing = (of: Sums) =>
      AMOUNTS.filter((amount) => told[amount] !== undefined && told[amount] !== of[amount]);
    if (sums.some((of) => differing(of).length === 0)) return [];
    return differing(above.inForce).map((amount) => ({
      ...{ reason: 'totals' as const, row: index + 1, column: columnTitle(header.kind, amount) },
      message: `La fila Totales dice ${formatPesos(told[amount])} y las filas suman ${formatPesos(above.inForce[amount])}: descarga la planilla de nuevo`,
    }));
  });
}
