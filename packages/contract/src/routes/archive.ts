import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { ARCHIVED_KINDS, archiveList } from '../lists/archive';
import { anyId, fileLink } from './fields';
import { FILE_ANSWERS } from './files';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';

/** One of {@link ARCHIVED_KINDS}. */
export type ArchivedKind = (typeof ARCHIVED_KINDS)[number]['value'];

export const archivedPaperSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(ARCHIVED_KINDS.map(({ value }) => value)).openapi('ArchivedKind'),
    title: z.string(),
    /** The person's name, as it was. */
    name: z.string(),
    rut: z.string().nullable(),
    /** Whole Chilean pesos, gross; null: only the paper says it. */
    amount: z.number().int().nullable(),
    /** Of a boleta, like the next fields; null if only the paper says it. */
    folio: z.string().nullable(),
    /** The orders that it paid; none if only the paper says it. */
    orderNumbers: z.array(z.number().int()),
    retention: z.number().int().nullable(),
    net: z.number().int().nullable(),
    /** 'AAAA-MM-DD' of the transfer; '' if it was never paid. */
    paidOn: z.string(),
    /** The nómina that paid it. */
    nominaId: z.number().int().nullable(),
    /** Day of the paper. */
    date: z.iso.date(),
    /** Last day that it is kept. */
    keepUntil: z.iso.date(),
    fileName: z.string(),
    /** Bytes of the file. */
    size: z.number().int().min(1),
  })
  .openapi('ArchivedPaper');

/** An accounting paper of a person who erased everything, as ADMIN sees it. */
export type ArchivedPaper = z.infer<typeof archivedPaperSchema>;

const id = z.strictObject({ id: anyId });

export const archiveRouter = defineRouter('archive', {
  listArchive: {
    access: ['ADMIN'],
    method: 'get',
    path: '/archive',
    summary: 'El archivo contable',
    description:
      'What accounting law keeps of people who erased their data, six years from the end of the year of the paper, of its payment or of its arrival, whichever is later. `search` looks for all its words in title, name and RUT, without case or accents.',
    request: { query: listQuery(archiveList) },
    responses: { 200: { description: 'Una página', content: json(listOf(archivedPaperSchema)) } },
  },
  archiveCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/archive/csv',
    summary: 'El archivo contable como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(archiveList) },
    responses: CSV_ANSWER,
  },
  archivedFile: {
    access: ['ADMIN'],
    method: 'get',
    path: '/archive/{id}/file',
    summary: 'El archivo de un papel del archivo contable',
    description: 'Streamed; `Range: bytes=…` of one part is answered with 206, beyond the end with 416.',
    request: { params: id },
    ...FILE_ANSWERS,
  },
  linkArchived: {
    access: ['ADMIN'],
    method: 'post',
    path: '/archive/{id}/link',
    // Its answer is a secret, good for a minute.
    creates: false,
    summary: 'Un enlace a ese archivo, bueno por 60 segundos',
    request: { params: id },
    refusals: [404],
    responses: {
      200: {
        description: 'El enlace',
        content: json(fileLink),
      },
    },
  },
});
