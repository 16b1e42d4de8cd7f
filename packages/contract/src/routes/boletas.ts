import { ROLES } from '@doblaje/domain/access';
import { validateBoletaRejection, validateBoletaReopening } from '@doblaje/domain/forms/boletaMoves';
import { SII_MOVE_OPTIONS } from '@doblaje/domain/siiStates';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { boletasList } from '../lists/boletas';
import {
  boletaRowSchema,
  boletaSchema,
  boletaTotalsSchema,
  ownAnnulledSchema,
  sentBoletaPdfSchema,
  yearRateSchema,
} from './boletaSchemas';
import { BOLETA_FORM } from './boletaUpload';
import { reasonGiven } from './byForm';
import { anyId, moment, rowId, typedLine, typedText } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';

const params = z.strictObject({ id: rowId });

const read = { updatedAt: moment };

/** Which paid and annulled boleta, and why. */
const regularizing = z
  .strictObject({
    paidId: z.number().int().min(1).max(999_999_999),
    reason: typedText,
    ...read,
  })
  .openapi('BoletaRegularizing');

/** The answer of every move of a boleta: the moved boleta, or, if somebody else was first, the current one. */
const moved = {
  refusals: [404, 409],
  responses: editAnswers('La boleta', boletaSchema),
} as const;

export const boletasRouter = defineRouter('boletas', {
  listBoletas: {
    access: ['ADMIN'],
    method: 'get',
    path: '/boletas',
    summary: 'Las boletas',
    description:
      'Those of finished orders with an amount, from the day they are waited for. `search` looks in folio, number of the order, person and project, as they were when the boleta was handed in and as they are, without case or accents, and from four digits on at the beginning of RUTs in any format: the one it was issued with and the one of today.',
    request: { query: listQuery(boletasList) },
    responses: { 200: { description: 'Una página', content: json(listOf(boletaRowSchema)) } },
  },
  boletasCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/boletas/csv',
    summary: 'Las boletas como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(boletasList) },
    responses: CSV_ANSWER,
  },
  boletaTotals: {
    access: ['ADMIN'],
    method: 'get',
    path: '/boletas/totals',
    summary: 'Cuánto suman las boletas',
    description: 'All that the same query finds, however many there are.',
    request: { query: selectionQuery(boletasList) },
    responses: { 200: { description: 'Las sumas', content: json(boletaTotalsSchema) } },
  },
  ownBoletas: {
    access: ROLES,
    method: 'get',
    path: '/boletas/own',
    summary: 'Las boletas propias por subir',
    description:
      'One’s own that are to be uploaded, rejected ones first, then those that wait longest: at most 100. With `documentId` the one of that document, its own or its order’s, whatever its state. Beside them what is withheld by year, and the RUT that boletas are made out to.',
    request: { query: z.strictObject({ documentId: anyId.optional() }) },
    responses: {
      200: {
        description: 'Las boletas',
        content: json(
          z.strictObject({
            items: z.array(boletaSchema),
            rates: z.array(yearRateSchema),
            /** As '76.007.075-0'; '' while it is not set. */
            studioRut: z.string(),
            /** What was sent before, annulled ones too, the latest first: their PDFs are not sent again. Empty with `documentId`. */
            sent: z.array(sentBoletaPdfSchema),
            /** With `documentId` of a boleta that was annulled before it was paid; null otherwise. */
            annulled: ownAnnulledSchema.nullable(),
          }),
        ),
      },
    },
  },
  readBoleta: {
    access: ROLES,
    method: 'get',
    path: '/boletas/{id}',
    summary: 'Una boleta',
    description: 'For its person and ADMIN; 404 for everybody else.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'La boleta', content: json(boletaSchema) } },
  },
  uploadBoleta: {
    access: ROLES,
    method: 'post',
    path: '/boletas/{id}/upload',
    // The same once more is what is there.
    creates: false,
    summary: 'Subir una boleta propia',
    description:
      'By its person alone: 404 for everybody else. A PDF by its content, not encrypted, at most 5 MB, and what it says: gross − retention = net. Another gross than the order’s is marked, not refused; the same folio twice is, and so is the PDF of another boleta that was sent or annulled, by the file and by what the server reads of it. The same again changes nothing and is no error. 409 with code NOT_POSSIBLE when it is not to be uploaded.',
    rawBody: true,
    request: {
      params,
      body: { required: true, content: { 'multipart/form-data': { schema: BOLETA_FORM } } },
    },
    ...moved,
    refusals: [404, 408, 409, 411],
  },
  approveBoleta: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/approve',
    // Moved once it is stale.
    creates: false,
    summary: 'Aprobar una boleta',
    request: { params, ...jsonBody(z.strictObject(read)) },
    ...moved,
  },
  rejectBoleta: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/reject',
    // Moved once it is stale.
    creates: false,
    summary: 'Rechazar una boleta',
    description: 'Its person reads the reason, in the portal and by mail, and sends it again.',
    request: {
      params,
      ...jsonBody(reasonGiven(validateBoletaRejection)),
    },
    ...moved,
  },
  reopenBoleta: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/reopen',
    // Moved once it is stale.
    creates: false,
    summary: 'Quitar la aprobación de una boleta',
    description:
      'It is in review again; the reason stays in its history. 409 with code NOT_POSSIBLE once a nómina holds it.',
    request: {
      params,
      ...jsonBody(reasonGiven(validateBoletaReopening)),
    },
    ...moved,
  },
  noteSii: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/sii',
    // Moved once it is stale.
    creates: false,
    summary: 'Anotar lo que pasó con una boleta en el SII',
    description:
      'By the days of the SII. Once it is annulled: before it is paid it leaves its nómina and its orders await others, what it was is kept, its file too, and its person is told by mail; a paid one is to be regularized with a later boleta of its person.',
    request: {
      params,
      ...jsonBody(
        z.strictObject({
          move: z.enum(
            SII_MOVE_OPTIONS.map(({ value }) => value),
            { error: 'Elige qué pasó en el SII' },
          ),
          on: typedLine,
          reason: typedText,
          ...read,
        }),
      ),
    },
    ...moved,
  },
  regularize: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/regularize',
    // Moved once it is stale.
    creates: false,
    summary: 'Regularizar con esta boleta una pagada que se anuló',
    description:
      'For an approved or paid boleta of the same person, which is paid whole all the same. A reason is asked for where the gross of both is not the same. 409 with code NOT_POSSIBLE once it is regularized.',
    request: { params, ...jsonBody(regularizing) },
    ...moved,
  },
  unregularize: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/{id}/unregularize',
    // Moved once it is stale.
    creates: false,
    summary: 'Quitar lo que esta boleta regulariza',
    description:
      'What it settled is owed again; the reason stays in its history. 409 with code NOT_POSSIBLE once this boleta is paid.',
    request: { params, ...jsonBody(regularizing) },
    ...moved,
  },
});
