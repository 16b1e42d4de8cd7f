import { formatPesos } from '../amounts/pesos';
import { fieldsOf } from '../fields/fields';
import type { SiiState } from '../options/siiStates';
import type { SheetKind } from './columns';
import { pairOff } from './pairOff';
import type { SheetLine } from './readSiiSheet';

/** What is compared of a boleta here. A boleta may have more fields. */
export interface MatchedBoleta {
  /** Of its person, in any form. */
  rut: string;
  folio: number | null;
  /** @default 'bhe' */
  kind?: SheetKind;
  /** What is noted here of its state at the SII. @default 'valid' */
  siiState?: SiiState;
  /** Whole pesos; null: not known yet, which differs from any amount of the SII. */
  gross: number | null;
  retention: number | null;
  net: number | null;
}

const AMOUNTS = [
  { amount: 'gross', label: 'Bruto' },
  { amount: 'retention', label: 'Retención' },
  { amount: 'net', label: 'Líquido' },
] as const;

/** An amount that is not the same at the SII and here. Whole pesos. */
export interface AmountDifference {
  amount: (typeof AMOUNTS)[number]['amount'];
  atSii: number;
  here: number | null;
}

/** A sheet's lines and the boletas here in five heaps: each line and each boleta is in exactly one. */
export interface SheetMatch<Boleta> {
  same: { line: SheetLine; boleta: Boleta }[];
  /** In force at the SII with other amounts, or observed there and not noted so here, which may leave `differences` empty. */
  differing: { line: SheetLine; boleta: Boleta; differences: AmountDifference[] }[];
  /** In force at the SII, and not here: a PDF to ask for. */
  onlyAtSii: SheetLine[];
  /** Here, and not in the sheet. */
  onlyHere: Boleta[];
  /**
   * Annulled at the SII or about to be (VCA); null: there is no such boleta here. Also what is noted so here and in force at the SII.
   * `differences` unless the SII has it annulled: then its amounts mean nothing any more.
   */
  annulled: { line: SheetLine; boleta: Boleta | null; differences?: AmountDifference[] }[];
}

type Amounts<Value> = Readonly<Record<AmountDifference['amount'], Value>>;

/** The amounts that the SII has otherwise than here. Whatever is no amount counts as unknown. */
export function amountDifferences(line: Amounts<number>, boleta: Amounts<number | null>): AmountDifference[] {
  const [atSii, here] = [fieldsOf(line), fieldsOf(boleta)];
  return AMOUNTS.filter(({ amount }) => atSii[amount] !== here[amount]).map(({ amount }) => ({
    ...{ amount, atSii: atSii[amount] as number, here: here[amount] as number | null },
  }));
}

/** Whether only the SII has a boleta as observed. That a sheet calls one in force which is noted as observed is no difference: it is both. */
const isObservedOnly = (line: SheetLine, { siiState }: MatchedBoleta) =>
  line.state === 'observed' && siiState !== 'observed';

/**
 * Matches a sheet with the boletas here, by RUT and folio, never by name: the SII drops accents and people shorten names.
 * @param lines of a sheet without faults
 * @param boletas those of the sheet's month and kind; an annulled one that is given too is matched like any other
 */
export function matchSheet<Boleta extends MatchedBoleta>(
  lines: readonly SheetLine[],
  boletas: readonly Boleta[],
): SheetMatch<Boleta> {
  const { pairs, onlyFirst, onlySecond } = pairOff(lines, boletas);
  const match: SheetMatch<Boleta> = {
    same: [],
    differing: [],
    onlyAtSii: [],
    onlyHere: onlySecond,
    annulled: [],
  };
  const isAnnulled = (state: SiiState | undefined) => state === 'annulled' || state === 'annulmentAsked';
  for (const [line, boleta] of pairs) {
    const differences = amountDifferences(line, boleta);
    if (line.state === 'annulled') match.annulled.push({ line, boleta });
    else if (isAnnulled(line.state) || isAnnulled(boleta.siiState))
      match.annulled.push({ line, boleta, differences });
    else if (differences.length > 0 || isObservedOnly(line, boleta))
      match.differing.push({ line, boleta, differences });
    else match.same.push({ line, boleta });
  }
  for (const line of onlyFirst) {
    if (isAnnulled(line.state)) match.annulled.push({ line, boleta: null });
    else match.onlyAtSii.push(line);
  }
  return match;
}

/** A difference in words: 'Bruto: $180.000 en el SII y $170.000 aquí'. Anything else gives ''. */
export function amountDifferenceText(difference: AmountDifference): string {
  const { amount, atSii, here } = fieldsOf(difference);
  const label = AMOUNTS.find((known) => known.amount === amount)?.label;
  if (label === undefined) return '';
  return `${label}: ${formatPesos(atSii)} en el SII y ${formatPesos(here) || 'sin monto'} aquí`;
}
