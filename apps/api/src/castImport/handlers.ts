import type { Handlers } from '@doblaje/contract';
import { doerOf } from '../history/audited';
import { answerCsv } from '../lists/csv';
import type { Services } from '../services';
import { importCast, previewImport } from './importCast';
import { SAMPLE_CSV, SAMPLE_ROWS } from './sample';

type ImportHandlers = Pick<Handlers, 'previewImport' | 'importCast' | 'importSample'>;

/** Chapters and cast from a CSV: for ADMIN alone. */
export function importHandlers({ db, now }: Services): ImportHandlers {
  return {
    previewImport: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(await previewImport(db, c.req.valid('param').id, bytes), 200);
    },

    importCast: async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(await importCast(db, doerOf(c, now), c.req.valid('param').id, bytes), 200);
    },

    importSample: (c) =>
      answerCsv(c, { items: SAMPLE_ROWS, columns: SAMPLE_CSV, name: 'importar-capitulos.csv' }),
  };
}
