import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../../ground/services';
import { DATA_READINGS_CSV, dataReadingsPlan } from './list';

/** Who of the studio read whose data, for ADMIN. */
export function dataReadingsHandlers({ db }: Services): HandlersOf<'dataReadings'> {
  return {
    listDataReadings: async (c) => c.json(await dataReadingsPlan.page(db, c.req.valid('query')), 200),

    dataReadingsCsv: (c) =>
      dataReadingsPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: DATA_READINGS_CSV,
        name: 'lecturas-de-datos.csv',
      }),
  };
}
