import { z } from '@hono/zod-openapi';

const pdf = { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } };

/** The answers of a route that sends a PDF. */
export const FILE_ANSWERS = {
  refusals: [404, 416] as const,
  responses: {
    200: { description: 'El archivo', content: pdf },
    206: { description: 'El trozo pedido con Range', content: pdf },
  },
};

/** A ZIP file: it is streamed, so its size is not known in advance. */
export const zip = { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } };

/** A video. */
export const mp4 = { 'video/mp4': { schema: z.string().openapi({ format: 'binary' }) } };
