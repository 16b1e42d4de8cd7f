import type { ImportPreview } from '@doblaje/contract/client';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { useMemo } from 'react';

/** One row of the file, by its columns' names. */
interface FileRow {
  id: number;
  cells: Readonly<Record<string, string>>;
}

const rowsOf = ({ columns, lines }: ImportPreview): FileRow[] =>
  lines.map(({ row, values }) => ({
    id: row,
    cells: Object.fromEntries(columns.map((column, place) => [column, values[place] ?? ''])),
  }));

/** What there is room for, of what the file has. */
const COLUMNS: readonly { from: readonly string[]; column: TableColumn<FileRow> }[] = [
  {
    from: ['Capítulo', 'Título'],
    column: {
      id: 'chapter',
      header: 'Capítulo',
      width: '2fr',
      render: ({ cells }) => [cells.Capítulo, cells.Título].filter(Boolean).join(' · '),
    },
  },
  {
    from: ['Entrega'],
    column: { id: 'dueDate', header: 'Entrega', width: '7rem', render: ({ cells }) => cells.Entrega },
  },
  {
    from: ['Personaje'],
    column: { id: 'character', header: 'Personaje', render: ({ cells }) => cells.Personaje },
  },
  {
    from: ['Persona', 'RUT', 'Correo'],
    column: {
      id: 'person',
      header: 'Persona',
      width: '2fr',
      render: ({ cells }) => cells.Persona || cells.RUT || cells.Correo,
    },
  },
  {
    from: ['Loops planificados', 'Loops grabados'],
    column: {
      id: 'loops',
      header: 'Loops',
      align: 'end',
      width: '5rem',
      render: ({ cells }) =>
        [cells['Loops grabados'], cells['Loops planificados']].filter(Boolean).join(' / '),
    },
  },
];

const ROW: TableColumn<FileRow> = {
  id: 'id',
  header: 'Fila',
  width: '3.5rem',
  isRowHeader: true,
  isLabelled: true,
};

/** The first rows of a file, as they were read. */
export function ImportRows({ preview }: { preview: ImportPreview }) {
  const columns = useMemo(
    () => [
      ROW,
      ...COLUMNS.filter(({ from }) => from.some((name) => preview.columns.includes(name))).map(
        ({ column }) => column,
      ),
    ],
    [preview.columns],
  );
  const rows = useMemo(() => rowsOf(preview), [preview]);
  return <Table aria-label="Primeras filas del archivo" columns={columns} rows={rows} isDense />;
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
