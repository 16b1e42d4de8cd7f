import { searchText } from '@doblaje/contract';
import { sameText } from '@doblaje/domain/naming';
import { type CellReading, dayOfCell, durationOfCell, wholeOfCell } from '@doblaje/domain/sheets';
import type { Column } from './columns';
import type { ImportedChapter, ProjectNow } from './readProject';
import type { ImportedRow } from './readTable';
import { plainText } from './records';
import { quoted } from './values';

const NUMBER = 'Ingresa un número entre 0 y 99.999';
const DURATION = 'Escribe la duración como HH:MM:SS, por ejemplo 00:44:12';

/** A status from the catalogue: the exact label, or a label that differs only in accents if there is exactly one. */
function statusIn(written: string, { statuses }: ProjectNow): number | undefined {
  const exact = statuses.find(({ label }) => sameText(label) === sameText(written));
  if (exact) return exact.id;
  const alike = statuses.filter(({ label }) => searchText(label) === searchText(written));
  return alike.length === 1 ? alike[0]?.id : undefined;
}

/** The chapter of a row, with the row's values; null if the chapter's number cannot be read. */
export function chapterIn(
  { cells }: ImportedRow,
  now: ProjectNow,
  planned: ReadonlyMap<number, ImportedChapter>,
  fail: (column: Column, message: string) => void,
): ImportedChapter | null {
  const { number: written = '' } = cells;
  const read: CellReading<number> =
    written === '' ? { message: 'El número de capítulo es requerido' } : wholeOfCell(written, NUMBER);
  if (!('value' in read) || read.value > 99_999) {
    fail('number', 'value' in read ? NUMBER : read.message);
    return null;
  }
  const number = read.value;
  const known = planned.get(number) ?? now.chapters.get(number);
  const base = known ?? {
    id: 0,
    number,
    title: `Capítulo ${number}`,
    duration: '',
    dueDate: '',
    statusId: now.firstStatus,
  };
  /** The value of a cell; for an empty cell the present value. */
  const told = (column: 'duration' | 'dueDate', read: (text: string) => CellReading<string>) => {
    const text = cells[column] ?? '';
    if (text === '') return base[column];
    const reading = read(text);
    if ('value' in reading) return reading.value;
    fail(column, reading.message);
    return base[column];
  };
  const statusId = statusOf(cells.status ?? '', base.statusId, now, fail);
  return {
    ...base,
    title: cells.title && cells.title !== plainText(base.title) ? cells.title : base.title,
    duration: told('duration', (text) => durationOfCell(text, DURATION)),
    dueDate: told('dueDate', dayOfCell),
    statusId,
  };
}

/** The status in a row. A chapter that already has an archived status may keep it. */
function statusOf(
  written: string,
  there: number,
  now: ProjectNow,
  fail: (column: Column, message: string) => void,
): number {
  if (written === '' || sameText(now.labels.get(there) ?? '') === sameText(written)) return there;
  const status = statusIn(written, now);
  if (status === undefined) fail('status', `${quoted(written)} no es un estado de capítulo del catálogo`);
  return status ?? there;
}
