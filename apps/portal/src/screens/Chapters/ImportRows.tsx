import type { ImportPreview } from '@doblaje/contract/client';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { useMemo } from 'react';

type Written = ImportPreview['lines'][number]['written'][number];

/** One row of the file: what stands in its chapter and role afterwards, by the columns' names. */
interface FileRow {
  id: number;
  cells: Readonly<Record<string, Written | undefined>>;
}

const rowsOf = ({ lines }: ImportPreview): FileRow[] =>
  lines.map(({ row, written }) => ({
    id: row,
    cells: Object.fromEntries(written.map((cell) => [cell.column, cell])),
  }));

/** What a cell will say; with what it says now where that is something else. */
const becomes = (cell: Written | undefined) => {
  if (!cell) return '';
  const { was, to } = cell;
  return was === null || was === to ? to : `${was || 'nada'} → ${to || 'nada'}`;
};

const joined = (separator: string, ...cells: readonly (Written | undefined)[]) =>
  cells.map(becomes).filter(Boolean).join(separator);

/** Of what there is now, or new. */
const isNew = (cell: Written | undefined) => cell?.was === null;

/** A line under a cell's name, where there is something to say in it. */
const line = (label: string, text: string) =>
  text !== '' && (
    <TableSubline>
      {label} {text}
    </TableSubline>
  );

/** All that will be written, also where the file has no column of it: few columns, for large letters. */
const COLUMNS: readonly TableColumn<FileRow>[] = [
  {
    id: 'chapter',
    header: 'Capítulo',
    width: '3fr',
    render: ({ cells }) => (
      <>
        {joined(' · ', cells.Capítulo, cells.Título)}
        {isNew(cells.Capítulo) && <TableSubline>Capítulo nuevo</TableSubline>}
        {line('Entrega', becomes(cells.Entrega))}
        {line('Estado', becomes(cells.Estado))}
        {line('Duración', becomes(cells.Duración))}
      </>
    ),
  },
  {
    id: 'character',
    header: 'Personaje',
    width: '3fr',
    render: ({ cells }) => (
      <>
        {joined(' · ', cells.Personaje, cells.Tipo)}
        {isNew(cells.Personaje) && <TableSubline>Personaje nuevo</TableSubline>}
        {line('Loops planificados', becomes(cells['Loops planificados']))}
        {line('Loops grabados', becomes(cells['Loops grabados']))}
      </>
    ),
  },
  { id: 'person', header: 'Persona', width: '4fr', render: ({ cells }) => becomes(cells.Persona) },
];

const ROW: TableColumn<FileRow> = {
  id: 'id',
  header: 'Fila',
  width: '3.5rem',
  isRowHeader: true,
  isLabelled: true,
};

/** The first rows of a file and the ones that write over something: what will stand there. */
export function ImportRows({ preview }: { preview: ImportPreview }) {
  const rows = useMemo(() => rowsOf(preview), [preview]);
  return (
    <Table
      aria-label="Lo que se escribe, fila por fila"
      columns={[ROW, ...COLUMNS]}
      rows={rows}
      isDense
      {...(rows.length > 100 && { maxHeight: '24rem' })}
    />
  );
}

/** Somebody who gets roles. */
type Given = ImportPreview['people'][number] & { id: string };

const PEOPLE: readonly TableColumn<Given>[] = [
  { id: 'name', header: 'Persona', isRowHeader: true, isLabelled: true },
  { id: 'email', header: 'Correo' },
  { id: 'roles', header: 'Participaciones', align: 'end', width: '8.5rem' },
];

/** Everybody who gets a role, in whatever row of the file. */
export function ImportPeople({ people }: { people: ImportPreview['people'] }) {
  const rows = useMemo(() => people.map((person) => ({ ...person, id: person.email })), [people]);
  if (rows.length === 0) return null;
  return (
    <Table
      aria-label="Personas que reciben participaciones"
      columns={PEOPLE}
      rows={rows}
      isDense
      {...(rows.length > 100 && { maxHeight: '16rem' })}
    />
  );
}

/** One error of a file. */
interface ErrorRow {
  id: string;
  row: number;
  column: string;
  value: string;
  message: string;
}

const errorsOf = ({ columns, lines }: ImportPreview): ErrorRow[] =>
  lines.flatMap(({ row, values, errors }) =>
    errors.map(({ column, message }, index) => ({
      id: `${row} ${index}`,
      row,
      column,
      value: values[columns.indexOf(column)] ?? '',
      message,
    })),
  );

const ERROR_COLUMNS: readonly TableColumn<ErrorRow>[] = [
  { id: 'row', header: 'Fila', width: '4.5rem', isRowHeader: true, isLabelled: true },
  { id: 'column', header: 'Columna' },
  { id: 'value', header: 'Valor' },
  { id: 'message', header: 'Qué corregir', width: '2fr' },
];

/** How many of a file's errors are shown. */
export const shownErrors = (preview: ImportPreview) => errorsOf(preview).length;

/** What is wrong with a file, cell by cell: as many as a person reads. */
export function ImportErrors({ preview }: { preview: ImportPreview }) {
  const rows = useMemo(() => errorsOf(preview), [preview]);
  return (
    <Table
      aria-label="Errores del archivo"
      columns={ERROR_COLUMNS}
      rows={rows}
      isDense
      {...(rows.length > 100 && { maxHeight: '24rem' })}
    />
  );
}
