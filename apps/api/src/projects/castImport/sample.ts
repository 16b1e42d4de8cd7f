import { dayText } from '@doblaje/domain/days';
import type { CsvColumn } from '../../ground/lists/csv';

interface SampleRow {
  number: number;
  title: string;
  duration: string;
  dueDate: string;
  status: string;
  character: string;
  type: string;
  person: string;
  planned: number | null;
  done: number | null;
}

const row = (
  number: number,
  title: string,
  dueDate: string,
  ...cast: [string, string, string, number, number] | []
): SampleRow => {
  const [character = '', type = '', person = '', planned = null, done = null] = cast;
  const chapter = { number, title, duration: '00:44:12', dueDate, status: 'Por grabar' };
  return { ...chapter, character, type, person, planned, done };
};

/** The rows of the sample file: a chapter with two characters, and one without any. */
export const SAMPLE_ROWS: readonly SampleRow[] = [
  row(1, 'El faro apagado', '2026-03-24', 'Inspectora Malva', 'Actor', '', 48, 0),
  row(1, 'El faro apagado', '2026-03-24', 'Coro del puerto', 'Músico', '', 6, 0),
  row(2, 'La carta sin firma', '2026-03-31'),
];

/** The columns of the sample file. */
export const SAMPLE_CSV: readonly CsvColumn<SampleRow>[] = [
  { header: 'Capítulo', value: ({ number }) => String(number) },
  { header: 'Título', value: ({ title }) => title },
  { header: 'Duración', value: ({ duration }) => duration },
  { header: 'Entrega', value: ({ dueDate }) => dayText(dueDate) },
  { header: 'Estado', value: ({ status }) => status },
  { header: 'Personaje', value: ({ character }) => character },
  { header: 'Tipo', value: ({ type }) => type },
  { header: 'Persona', value: ({ person }) => person },
  { header: 'Loops planificados', value: ({ planned }) => planned },
  { header: 'Loops grabados', value: ({ done }) => done },
];
