import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { linkToken } from './fields';

const pdf = { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } };

/** The answers of a route that sends a PDF. */
export const FILE_ANSWERS = {
  refusals: [404, 416] as const,
  responses: {
    200: { description: 'El archivo', content: pdf },
    206: { description: 'El trozo pedido con Range', content: pdf },
  },
};

/** The answer of a route that writes a PDF: it has no parts. */
export const PDF_ANSWER = { 200: { description: 'Un PDF', content: pdf } };

/** A ZIP file: it is streamed, so its size is not known in advance. */
export const zip = { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } };

/** A video. */
const mp4 = { 'video/mp4': { schema: z.string().openapi({ format: 'binary' }) } };

export const filesRouter = defineRouter('documents', {
  linkedFile: {
    access: 'public',
    method: 'get',
    path: '/files',
    summary: 'El archivo de un enlace',
    description:
      'A document, a paper of the archive, a demo or the own export. The secret stands in the query, which is written to no log. 404 when the link is over or was none.',
    request: { query: z.strictObject({ link: linkToken }) },
    refusals: FILE_ANSWERS.refusals,
    responses: {
      200: { description: 'El archivo', content: { ...FILE_ANSWERS.responses[200].content, ...mp4, ...zip } },
      206: {
        description: FILE_ANSWERS.responses[206].description,
        content: { ...FILE_ANSWERS.responses[206].content, ...mp4 },
      },
    },
  },
});
