import { fieldsOf } from '../fields/fields';
import { cleanRut } from '../rut';
import { rutOfCell } from './cells';

/** Two lists paired by kind, RUT and folio; the rest of each stays alone. Everything keeps its order. */
interface PairedOff<First, Second> {
  pairs: [First, Second][];
  onlyFirst: First[];
  onlySecond: Second[];
}

/** What all RUTs of lines and nearly all of boletas are once they are without dots and hyphen: the rest is slower to read. */
const BARE_RUT = /^[1-9]\d{6,7}[\dK]$/;

/** A RUT in one form, without dots and hyphen; '' if it is none. */
function rutKey(rut: unknown): string {
  const bare = cleanRut(rut);
  if (BARE_RUT.test(bare)) return bare;
  const reading = rutOfCell(rut);
  return 'value' in reading ? cleanRut(reading.value) : '';
}

/** Kind, RUT and folio in one text; '' if RUT or folio is not known: such an entry has no pair. */
function keyOf(entry: unknown): string {
  const { kind, rut, folio } = fieldsOf(entry);
  const known = rutKey(rut);
  if (known === '' || typeof folio !== 'number') return '';
  // BHE and BTE have folios of their own, and the same person may have both.
  return `${kind === 'bte' ? kind : 'bhe'} ${known} ${folio}`;
}

const entriesOf = <Entry>(list: readonly Entry[]): Entry[] =>
  Array.isArray(list) ? list.filter((entry: Entry) => typeof entry === 'object' && entry !== null) : [];

/** Pairs two lists. Of entries with the same key each takes one of the other list, in order: none is used twice. */
export function pairOff<First, Second>(
  first: readonly First[],
  second: readonly Second[],
): PairedOff<First, Second> {
  const others = entriesOf(second);
  const waiting = new Map<string, number[]>();
  for (const [index, entry] of others.entries()) {
    const key = keyOf(entry);
    const same = waiting.get(key);
    if (same) same.push(index);
    else if (key !== '') waiting.set(key, [index]);
  }
  const paired: PairedOff<First, Second> = { pairs: [], onlyFirst: [], onlySecond: [] };
  const taken = new Set<number | undefined>();
  for (const entry of entriesOf(first)) {
    const index = waiting.get(keyOf(entry))?.shift();
    const other = index === undefined ? undefined : others[index];
    if (other === undefined) paired.onlyFirst.push(entry);
    else paired.pairs.push([entry, other]);
    taken.add(index);
  }
  return { ...paired, onlySecond: others.filter((_, index) => !taken.has(index)) };
}
