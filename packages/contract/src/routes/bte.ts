import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { editAnswers } from '../http/stale';
import { boletaSchema, yearRateSchema } from './boletaSchemas';
import { BTE_FORM } from './boletaUpload';
import { anyId, rowId } from './fields';

/** Routes for the boletas that the studio issues for people who cannot (chile.md §1). */
export const bteRouter = defineRouter('bte', {
  awaitedBoletas: {
    access: ['ADMIN'],
    method: 'get',
    path: '/users/{id}/awaited-boletas',
    summary: 'Las boletas que se esperan de una persona',
    description:
      'Those that nobody has sent, the ones that wait longest first: at most 100. None for a person who does not exist. Beside them what is withheld by year.',
    request: { params: z.strictObject({ id: anyId }) },
    responses: {
      200: {
        description: 'Las boletas',
        content: json(
          z.strictObject({
            items: z.array(boletaSchema),
            rates: z.array(yearRateSchema),
          }),
        ),
      },
    },
  },
  uploadBte: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/bte',
    // The same once more is what is there.
    creates: false,
    summary: 'Subir una BTE',
    description:
      'The boleta that the studio issued for the person of an awaited one, with the part that pays each order; it withholds. It is in review then. Sent again, with other values, it corrects a BTE in review. A PDF by its content, not encrypted, at most 5 MB. The folio of another BTE is refused. The same again changes nothing and is no error. 409 with code NOT_POSSIBLE when it is not to be uploaded.',
    rawBody: true,
    request: {
      params: z.strictObject({ id: rowId }),
      body: { required: true, content: { 'multipart/form-data': { schema: BTE_FORM } } },
    },
    refusals: [404, 408, 409, 411],
    responses: editAnswers('La boleta', boletaSchema),
  },
});
