import { createHash } from 'node:crypto';
import { Problem, type SiiMatch } from '@doblaje/contract';
import { countText } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import {
  readSiiSheet,
  type SheetFault,
  type SheetLine,
  sheetFaultText,
  sheetMismatches,
} from '@doblaje/domain/siiSheet';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { readSheet } from '../../ground/sheets/readSheet';
import { readMatch } from './match';
import { currentSheet, keepSheet, type SheetMonth } from './sheets';

/** A sheet as it was sent. */
interface SentSheet extends SheetMonth {
  bytes: Uint8Array;
  /** Of the file. */
  name: string;
  /** The sheet that the sender saw; 0: none. */
  shown: number;
  /** '' if it is not known: then sheets of other studios cannot be told. */
  studioRut: string;
}

/** How many faults a refusal tells. */
const TOLD = 50;

/** @throws Problem 422 with the faults, row by row */
function refuseFaults(name: string, faults: readonly SheetFault[]): void {
  if (faults.length === 0) return;
  const many = faults.length === 1 ? 'un error' : `${countText(faults.length)} errores`;
  const first = faults.length > TOLD ? ` Estos son los primeros ${TOLD}.` : '';
  throw new Problem(422, `${name} tiene ${many}: no se guardó nada.${first}`, {
    errors: faults.slice(0, TOLD).map((fault) => ({
      field: fault.row === null ? 'file' : `${fault.row}`,
      message: sheetFaultText(fault),
    })),
  });
}

/** The lines of a sheet that is the one that was asked for, without a fault. */
async function linesOfFile(
  { bytes, name, month, kind, studioRut }: SentSheet,
  now: Date,
): Promise<SheetLine[]> {
  const sheet = readSiiSheet(await readSheet(bytes, name));
  const expected = { month, kind, today: dayInChile(now), ...(studioRut !== '' && { studioRut }) };
  // What is wrong with the sheet as a whole comes first.
  const mismatches = sheetMismatches(sheet, expected);
  const isOtherMonth = mismatches.some(({ reason }) => reason === 'wrongMonth');
  // Of rows of another month than was asked for, that of the heading says nothing more.
  const faults = [
    ...mismatches,
    ...sheet.faults.filter(({ reason }) => !isOtherMonth || reason !== 'monthTold'),
  ];
  refuseFaults(
    name,
    faults.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
  );
  return sheet.lines;
}

/**
 * An annulled boleta stays in the sheet of its month: one that had some and has none now was cut or is of something else.
 * @throws Problem 422
 */
function refuseEmptied(name: string, lines: readonly SheetLine[], before: number): void {
  if (lines.length > 0 || before === 0) return;
  const had = `${countText(before)} ${before === 1 ? 'boleta' : 'boletas'}`;
  throw new Problem(422, `${name} tiene un error: no se guardó nada.`, {
    errors: [
      {
        field: 'file',
        message: `La planilla no tiene boletas y la anterior de este mes tiene ${had}, que el SII no borra ni cuando se anulan: descárgala de nuevo.`,
      },
    ],
  });
}

/**
 * Takes the sheet of a month, in the place of the one before. The same file again changes nothing.
 * @throws Problem 422 with what is wrong, by row
 */
export async function receiveSheet(db: Database, doer: Doer, sent: SentSheet): Promise<Edited<SiiMatch>> {
  const { month, kind, name, shown } = sent;
  const lines = await linesOfFile(sent, doer.now);
  const digest = createHash('sha256').update(sent.bytes).digest('hex');
  const read = () => readMatch(db, doer.now, { month, kind });
  const isKept = await audited(db, doer, async (transaction) => {
    // Of two at once the second one sees what the first has kept.
    await oneByOne(transaction, `sii sheet ${kind} ${month}`);
    const before = await currentSheet(transaction, sent);
    if (before?.digest === digest) return { value: true, lines: [] };
    if ((before?.id ?? 0) !== shown) return { value: false, lines: [] };
    refuseEmptied(name, lines, before?.boletas ?? 0);
    const id = await keepSheet(transaction, sent, {
      ...{ name, digest, lines, actor: doer.actor, now: doer.now, replaces: before?.id ?? null },
    });
    const told = { month, kind: kind.toUpperCase(), file: name, boletas: lines.length };
    const changes = Object.entries(told).map(([field, to]) => ({ field, from: null, to }));
    return { value: true, lines: [{ action: 'create', entity: 'sii-sheet', id: String(id), changes }] };
  });
  return isKept ? { isStale: false, saved: await read() } : { isStale: true, current: await read() };
}
