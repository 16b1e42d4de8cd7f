import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../../ground/services';
import { readYearClose } from './read';

/** Routes for the close of a year. */
export function yearHandlers({ db, now }: Services): HandlersOf<'years'> {
  return {
    yearClose: async (c) => c.json(await readYearClose(db, now(), c.req.valid('query').year), 200),
  };
}
