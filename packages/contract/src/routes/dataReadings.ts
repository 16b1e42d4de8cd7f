import { READ_THINGS, type ReadThing } from '@doblaje/domain/options/readThings';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { dataReadingsList, type ReadingKind } from '../lists/dataReadings';
import { moment, namedPerson } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';

/** The kind of each reading, by its name in the history. */
export const KIND_OF_READING: Readonly<Record<ReadThing, ReadingKind>> = {
  account_number: 'bank',
  csv: 'list',
  document: 'file',
  archived_paper: 'file',
  certificate: 'file',
  demo: 'file',
  reel: 'file',
  sheet: 'sheet',
  answers: 'sheet',
  voice: 'sheet',
  data_request: 'sheet',
};

const someone = z.union([namedPerson, z.null()]);

const rowSchema = z
  .strictObject({
    id: z.number().int(),
    at: moment,
    /** Who read it; null: they have erased their account. */
    actor: someone,
    /** Whose data; null: a list of many people, or a paper of somebody who is gone. */
    person: someone,
    what: z.enum(READ_THINGS.map(({ value }) => value)),
    /** The name of the list, document or paper; '' for what has none. */
    title: z.string(),
  })
  .openapi('DataReading');

/** Somebody of the studio read a person's data. */
export type DataReading = z.infer<typeof rowSchema>;

export const dataReadingsRouter = defineRouter('data-readings', {
  listDataReadings: {
    access: ['ADMIN'],
    method: 'get',
    path: '/data-readings',
    summary: 'Quién leyó qué datos de quién',
    description:
      'What the history keeps of readings. `search` looks in the names of who read and of whose data it was, without case or accents.',
    request: { query: listQuery(dataReadingsList) },
    responses: { 200: { description: 'Una página', content: json(listOf(rowSchema)) } },
  },
  dataReadingsCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/data-readings/csv',
    summary: 'Las lecturas, como CSV',
    request: { query: selectionQuery(dataReadingsList) },
    responses: CSV_ANSWER,
  },
});
