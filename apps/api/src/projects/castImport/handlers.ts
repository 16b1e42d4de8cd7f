import type { HandlersOf } from '@doblaje/contract';
import { doerOf } from '../../ground/history/audited';
import { answerCsv, type CsvColumn } from '../../ground/lists/csv';
import type { Services } from '../../ground/services';
import { type ErrorRow, importCast, importErrors, previewImport } from './importCast';
import { SAMPLE_CSV, SAMPLE_ROWS } from './sample';

const ERRORS_CSV: readonly CsvColumn<ErrorRow>[] = [
  { header: 'Fila', value: ({ row }) => String(row) },
  { header: 'Columna', value: ({ column }) => column },
  { header: 'Valor', value: ({ value }) => value },
  { header: 'Qué corregir', value: ({ message }) => message },
];

/** Import of chapters and cast from a CSV, only for ADMIN. */
export function importHandlers({ db, now }: Services): HandlersOf<'castImport'> {
  return {
    previewImport: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(await previewImport(db, c.req.valid('param').id, bytes), 200);
    },

    importErrors: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const items = await importErrors(db, c.req.valid('param').id, bytes);
      return answerCsv(c, { items, columns: ERRORS_CSV, name: 'errores-del-csv.csv' });
    },

    importCast: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const order = {
        projectId: c.req.valid('param').id,
        bytes,
        reviewed: c.req.valid('query').reviewed,
        signal: c.req.raw.signal,
      };
      return c.json(await importCast(db, doerOf(c, now), order), 200);
    },

    importSample: (c) =>
      answerCsv(c, { items: SAMPLE_ROWS, columns: SAMPLE_CSV, name: 'importar-capitulos.csv' }),
  };
}
