import { ROLES } from '@doblaje/domain/access';
import { FILE_NAME_MAX, fileNameError, REEL_LIMITS } from '@doblaje/domain/media';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { anyId, rawLine } from './fields';

/** One reel as it arrived. `size` in bytes. */
export const reelSchema = z
  .strictObject({
    n: z.number().int().min(1).max(REEL_LIMITS.maxFiles),
    name: z.string(),
    size: z.number().int().min(1),
  })
  .openapi('Reel');

/** The number of a reel of an application, in an address. */
export const reelNumber = z
  .string()
  .regex(/^[1-3]$/, `Se pueden subir hasta ${REEL_LIMITS.maxFiles} archivos`)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, maximum: REEL_LIMITS.maxFiles });

const fileName = rawLine
  .superRefine((name, context) => {
    const message = fileNameError(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .openapi({ minLength: 1, maxLength: FILE_NAME_MAX });

const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'No es un SHA-256 en hexadecimal')
  .openapi({ description: 'SHA-256 of the whole file, in hexadecimal' });

const bytes = z
  .string()
  .regex(/^\d{1,15}$/, 'No es una cantidad de bytes')
  .transform(Number)
  .openapi({ type: 'integer', minimum: 0 });

export const reelsRouter = defineRouter('applications', {
  putReel: {
    access: ROLES,
    method: 'put',
    path: '/applications/{id}/reels/{n}',
    summary: 'Enviar un video de la postulación',
    description:
      'The file itself as the body, with its Content-Length: MP4 by its content, at most 10 485 760 bytes. `n` is 1 to 3; sent again, it replaces the one before. Without `digest` a broken connection leaves nothing. With `digest` and `size` (of the whole file) what arrives is kept piece by piece, and the body is the rest from `offset` on, which may be nothing: 409 with code UPLOAD_MOVED when bytes before it are missing.',
    rawBody: true,
    request: {
      params: z.strictObject({
        id: anyId,
        n: reelNumber,
      }),
      query: z.strictObject({
        name: fileName,
        digest: digest.optional(),
        size: bytes.optional(),
        offset: bytes.optional(),
      }),
      body: {
        required: true,
        content: { 'video/mp4': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    refusals: [404, 408, 409, 411],
    responses: { 200: { description: 'El video quedó guardado', content: json(reelSchema) } },
  },
  reelProgress: {
    access: ROLES,
    method: 'get',
    path: '/applications/{id}/reels',
    summary: 'Cuánto llegó de un video de la postulación',
    description:
      'How many bytes of a file the server holds, from its first one on; the file is known by its content. All of them (`received` = `size`) where only the last answer was lost, or where it is a reel already.',
    request: { params: z.strictObject({ id: anyId }), query: z.strictObject({ digest, size: bytes }) },
    refusals: [404, 409],
    responses: {
      200: {
        description: 'Lo que llegó',
        content: json(z.strictObject({ received: z.number().int().min(0) })),
      },
    },
  },
});
