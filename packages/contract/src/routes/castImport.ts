import { IMPORT_LIMITS } from '@doblaje/domain/media';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { anyId, rowId } from './fields';
import { CSV_ANSWER } from './lists';

const count = z.number().int().min(0);

const counts = z
  .strictObject({
    newChapters: count,
    changedChapters: count,
    newCharacters: count,
    newCast: count,
    changedCast: count,
  })
  .openapi('ImportCounts');

/** The numbers of records that an import adds and changes. */
export type ImportCounts = z.infer<typeof counts>;

const lineSchema = z.strictObject({
  /** Row number as in a spreadsheet, from 1. */
  row: count,
  /** The cells as in the file, one per column; long ones are cut. */
  values: z.array(z.string()),
  /** New values of the row's chapter and role, by the columns' names; empty for a row with errors. */
  written: z.array(
    z.strictObject({
      column: z.string(),
      /** The current value; null if the chapter, or the role in it, is new. */
      was: z.string().nullable(),
      to: z.string(),
    }),
  ),
  /** `column` is one of `columns`; '' for the whole row. */
  errors: z.array(z.strictObject({ column: z.string(), message: z.string() })),
});

const previewSchema = z
  .strictObject({
    /** Rows that are not empty, without the headings. */
    rows: count,
    /** The columns that are read, in the file's order. */
    columns: z.array(z.string()),
    /** Headings of the columns that are ignored. */
    ignored: z.array(z.string()),
    /** Points to check before the import: whole sentences. */
    notes: z.array(z.string()),
    /** Errors of all rows; 0: the file can be imported. */
    errorCount: count,
    /** The first rows, and the first of the other rows that have errors or overwrite a value, by number. */
    lines: z.array(lineSchema),
    /** People who get a role that another person or nobody has now, and how many roles. The address tells namesakes apart. */
    people: z.array(z.strictObject({ name: z.string(), email: z.string(), roles: count })),
    counts,
    /** Records that the file names but does not change. */
    unchanged: z.strictObject({ chapters: count, characters: count, cast: count }),
    /** The state that the file was compared with. Send it along with the import, which is refused if that state has changed. */
    reviewed: z.string(),
  })
  .openapi('ImportPreview');

/** The effect of an import, and the errors of the file. */
export type ImportPreview = z.infer<typeof previewSchema>;

const file = {
  params: z.strictObject({ id: rowId }),
  body: {
    required: true,
    content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
  },
};

const COLUMNS =
  'Columns by their Spanish headings in any order, with ; , or tab between: Capítulo (needed), Título, Duración, Entrega, Estado, Personaje, Tipo, Persona, RUT, Correo, Loops planificados, Loops grabados. UTF-8, UTF-16 or Windows-1252, at most 20 000 rows and 5 MB.';

export const castImportRouter = defineRouter('import', {
  previewImport: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/import/preview',
    // It writes nothing.
    creates: false,
    summary: 'Revisar un CSV de capítulos y elenco',
    description: `${COLUMNS} Nothing is written. 422 for a file that is no such table: what is wrong with single rows is told in the answer.`,
    request: file,
    bodyLimit: IMPORT_LIMITS.maxBytes,
    refusals: [404],
    responses: { 200: { description: 'Lo que haría', content: json(previewSchema) } },
  },
  importErrors: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/import/errors',
    // It writes nothing.
    creates: false,
    summary: 'Todos los errores de un CSV, como CSV',
    description: `${COLUMNS} Nothing is written. A row for each error, of which the preview has only the first: row, column, what stands there, what is wrong with it.`,
    request: file,
    bodyLimit: IMPORT_LIMITS.maxBytes,
    refusals: [404],
    responses: CSV_ANSWER,
  },
  importCast: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/import',
    // What the file says is there already.
    creates: false,
    summary: 'Importar capítulos y elenco de un CSV',
    description: `${COLUMNS} All rows or none: 422 with the errors of its rows ('12.Entrega'). Chapters, characters and cast that are there already take what the file says, and keep what it leaves blank: repeating it changes nothing. With what a preview told as reviewed: 409 when the project is not what it was compared with.`,
    request: { ...file, query: z.strictObject({ reviewed: anyId.optional() }) },
    bodyLimit: IMPORT_LIMITS.maxBytes,
    refusals: [404, 409],
    responses: { 200: { description: 'Lo que hizo', content: json(counts) } },
  },
  importSample: {
    access: ['ADMIN'],
    method: 'get',
    path: '/import/sample',
    summary: 'Un CSV de ejemplo para importar',
    responses: CSV_ANSWER,
  },
});
