import type { ImportPreview } from '@doblaje/contract/client';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { useMemo } from 'react';

type Written = ImportPreview['lines'][number]['written'][number];

/** One row of the file: the resulting values of its chapter and role, by column name. */
interface FileRow {
  id: number;
  cells: Readonly<Record<string, Written | undefined>>;
}

const rowsOf = ({ lines }: ImportPreview): FileRow[] =>
  lines.map(({ row, written }) => ({
    id: row,
    cells: Object.fromEntries(written.map((cell) => [cell.column, cell])),
  }));

/** A cell's new value, beside its current value if they differ. */
const becomes = (cell: Written | undefined) => {
  if (!cell) return '';
  const { was, to } = cell;
  return was === null || was === to ? to : `${was || 'nada'} → ${to || 'nada'}`;
};

const joined = (separator: string, ...cells: readonly (Written | undefined)[]) =>
  cells.map(becomes).filter(Boolean).join(separator);

/** Whether the cell's chapter or role is new. */
const isNew = (cell: Written | undefined) => cell?.was === null;

/** A line under a cell's name, if there is a text for it. */
const line = (label: string, text: string) =>
  text !== '' && (
    <TableSubline>
      {label} {text}
    </TableSubline>
  );

/** All values that the import writes, even those without a column in the file. The columns are few, so that large letters fit. */
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

/** The first rows of a file, and the rows that overwrite something, with the resulting values. */
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

/** A person who gets roles. */
type Given = ImportPreview['people'][number] & { id: string };

const PEOPLE: readonly TableColumn<Given>[] = [
  { id: 'name', header: 'Persona', isRowHeader: true, isLabelled: true },
  { id: 'email', header: 'Correo' },
  { id: 'roles', header: 'Participaciones', align: 'end', width: '8.5rem' },
];

/** All people who get a role in any row of the file. */
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

/** The errors of a file, cell by cell, up to a number that a person can read. */
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
