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

/** What the studio's readings are of, by their names in the history: in words, and the group. */
export const READ_THINGS = {
  account_number: { label: 'Número de cuenta', kind: 'bank' },
  csv: { label: 'Lista descargada', kind: 'list' },
  document: { label: 'Documento', kind: 'file' },
  archived_paper: { label: 'Papel del archivo', kind: 'file' },
  certificate: { label: 'Certificado de honorarios', kind: 'file' },
  demo: { label: 'Muestra de voz', kind: 'file' },
  reel: { label: 'Video de la postulación', kind: 'file' },
  sheet: { label: 'Ficha', kind: 'sheet' },
  answers: { label: 'Respuestas de la postulación', kind: 'sheet' },
  voice: { label: 'Perfil vocal', kind: 'sheet' },
  data_request: { label: 'Solicitud sobre sus datos', kind: 'sheet' },
} as const satisfies Readonly<Record<string, { label: string; kind: ReadingKind }>>;

/** One of {@link READ_THINGS}. */
export type ReadThing = keyof typeof READ_THINGS;

/** Who of the studio read whose data. */
export const dataReadingsList = describeList({
  sorts: ['at'],
  usual: '-at',
  filters: { kind: READING_KINDS },
  pageSize: 25,
});
