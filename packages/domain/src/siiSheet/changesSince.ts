import { pairOff } from './pairOff';
import type { SheetLine } from './readSiiSheet';

/** What may change of a boleta from one sheet to a later one. */
const COMPARED = ['state', 'issuedOn', 'gross', 'retention', 'net'] as const;
/** The same, of columns that a sheet may lack: what one of the two does not tell is no change. */
const COMPARED_IF_TOLD = ['annulledOn', 'isSociety'] as const;

/** A field of a line that two sheets are compared by. Names are not: the SII writes them as it likes. */
export type ChangedField = (typeof COMPARED)[number] | (typeof COMPARED_IF_TOLD)[number];

/** What a later sheet says that an earlier one of the same month did not. */
export interface SheetChanges {
  added: SheetLine[];
  changed: { before: SheetLine; now: SheetLine; fields: ChangedField[] }[];
  /** In the earlier sheet only. */
  gone: SheetLine[];
}

function changedFields(before: SheetLine, now: SheetLine): ChangedField[] {
  return [
    ...COMPARED.filter((field) => before[field] !== now[field]),
    ...COMPARED_IF_TOLD.filter((field) => {
      const [earlier, later] = [before[field] ?? null, now[field] ?? null];
      return earlier !== null && later !== null && earlier !== later;
    }),
  ];
}

/**
 * What has changed since an earlier sheet of the same month, by RUT and folio. The same sheet again, in any order, changes nothing.
 * @param before lines of the earlier sheet; none if this is the first
 * @param now lines of the later one, without faults
 */
export function changesSince(before: readonly SheetLine[], now: readonly SheetLine[]): SheetChanges {
  const { pairs, onlyFirst: added, onlySecond: gone } = pairOff(now, before);
  const changed = pairs
    .map(([later, earlier]) => ({ before: earlier, now: later, fields: changedFields(earlier, later) }))
    .filter(({ fields }) => fields.length > 0);
  return { added, changed, gone };
}
