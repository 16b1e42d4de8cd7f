import { describeList } from './description';

/** What can be read of people, as groups. */
export const READING_KINDS = [
  { value: 'bank', label: 'Datos bancarios' },
  { value: 'list', label: 'Listas descargadas' },
  { value: 'file', label: 'Archivos y videos' },
  { value: 'sheet', label: 'Fichas y respuestas' },
] as const;

/** One of {@link READING_KINDS}. */
export type ReadingKind = (typeof READING_KINDS)[number]['value'];

/** Who of the studio read whose data. */
export const dataReadingsList = describeList({
  sorts: ['at'],
  usual: '-at',
  filters: { kind: READING_KINDS },
  pageSize: 25,
});
