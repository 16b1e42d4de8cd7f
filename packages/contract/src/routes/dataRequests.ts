import { ROLES } from '@doblaje/domain/access';
import {
  validateBlockEnd,
  validateDataRequest,
  validateOwnDataRequest,
  validateRequestAnswer,
  validateRequestExtension,
} from '@doblaje/domain/privacy';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { dataRequestsList } from '../lists/dataRequests';
import { byForm } from './byForm';
import {
  dataRequestKind,
  dataRequestRowSchema,
  dataRequestSchema,
  ownRequestSchema,
  receivedRequestSchema,
  refusalReason,
  requestOutcome,
} from './dataRequestSchemas';
import { linkToken, moment, nothing, rowId, typedLine, typedMail, typedText } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';

const params = z.strictObject({ id: rowId });

/** What is done with a request, and why. */
const reasoned = z.strictObject({ updatedAt: moment, reason: typedText }).openapi('ReasonedRequestMove');

/** What people ask about their personal data (Ley 19.628, art. 4 to 11), and what they are answered. */
export const dataRequestsRouter = defineRouter('dataRequests', {
  askAboutData: {
    access: 'public',
    method: 'post',
    path: '/privacy/requests',
    summary: 'Pedir algo sobre los datos propios, sin sesión',
    description:
      'Answers the same whether the address is known or not. It is received once the link in the mail to the address is followed; an address with an active account is told to ask from within it.',
    request: jsonBody(
      z
        .strictObject({ kind: dataRequestKind, name: typedLine, email: typedMail, detail: typedText })
        .superRefine(byForm((values) => validateDataRequest(values))),
    ),
    responses: { 202: { description: 'Se envió un correo a la dirección', content: json(nothing) } },
  },
  confirmRequest: {
    access: 'public',
    method: 'post',
    path: '/privacy/requests/confirmation',
    summary: 'Confirmar la solicitud con el enlace del correo',
    description:
      '422 with code LINK_INVALID for a link that is none or is over; 409 while too many requests of the address are open. A second time it answers the same.',
    request: jsonBody(z.strictObject({ token: linkToken })),
    refusals: [409],
    responses: { 200: { description: 'Recibida', content: json(receivedRequestSchema) } },
  },
  ownRequests: {
    access: ROLES,
    method: 'get',
    path: '/users/me/data-requests',
    summary: 'Las solicitudes propias',
    description: 'All of them, the latest first.',
    responses: {
      200: {
        description: 'Las solicitudes',
        content: json(z.strictObject({ items: z.array(ownRequestSchema) })),
      },
    },
  },
  askAboutOwnData: {
    access: ROLES,
    method: 'post',
    path: '/users/me/data-requests',
    creates: true,
    summary: 'Pedir algo sobre los datos propios, con sesión',
    description: '409 while too many of them are open.',
    request: jsonBody(
      z
        .strictObject({ kind: dataRequestKind, detail: typedText })
        .superRefine(byForm((values) => validateOwnDataRequest(values))),
    ),
    refusals: [409],
    responses: { 201: { description: 'Recibida', content: json(receivedRequestSchema) } },
  },
  listDataRequests: {
    access: ['ADMIN'],
    method: 'get',
    path: '/data-requests',
    summary: 'Las solicitudes sobre datos personales',
    request: { query: listQuery(dataRequestsList) },
    responses: { 200: { description: 'Una página', content: json(listOf(dataRequestRowSchema)) } },
  },
  dataRequestsCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/data-requests/csv',
    summary: 'Las solicitudes, como CSV',
    request: { query: selectionQuery(dataRequestsList) },
    responses: CSV_ANSWER,
  },
  readDataRequest: {
    access: ['ADMIN'],
    method: 'get',
    path: '/data-requests/{id}',
    summary: 'Una solicitud, con lo que se envió',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'La solicitud', content: json(dataRequestSchema) } },
  },
  extendDataRequest: {
    access: ['ADMIN'],
    method: 'post',
    path: '/data-requests/{id}/extension',
    // A second call meets a request that has changed.
    creates: false,
    summary: 'Extender el plazo, una vez',
    description:
      'Tells the person by mail why. 409 with code NOT_POSSIBLE for a block, a second time, once it is answered and once its day is over.',
    request: {
      params,
      ...jsonBody(reasoned.superRefine(byForm((values) => validateRequestExtension(values)))),
    },
    refusals: [404, 409],
    responses: editAnswers('La solicitud', dataRequestSchema),
  },
  answerDataRequest: {
    access: ['ADMIN'],
    method: 'post',
    path: '/data-requests/{id}/answer',
    // A second call meets a request that has changed.
    creates: false,
    summary: 'Responder la solicitud',
    description:
      'By mail, once. A block that is granted, wholly or in part, begins: nobody but this desk uses the data of the account that asked. A granted deletion ends a block. 409 with code NOT_POSSIBLE when it is answered already, and for the block of an ADMIN.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({
            updatedAt: moment,
            outcome: requestOutcome,
            reason: refusalReason,
            text: typedText,
          })
          .superRefine(byForm((values) => validateRequestAnswer(values))),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('La solicitud', dataRequestSchema),
  },
  endDataBlock: {
    access: ['ADMIN'],
    method: 'post',
    path: '/data-requests/{id}/block-end',
    // A second call meets a request that has changed.
    creates: false,
    summary: 'Terminar el bloqueo de los datos de una persona',
    description:
      'Tells the person by mail why. 409 with code NOT_POSSIBLE where there is no block, and once it has ended.',
    request: {
      params,
      ...jsonBody(reasoned.superRefine(byForm((values) => validateBlockEnd(values)))),
    },
    refusals: [404, 409],
    responses: editAnswers('La solicitud', dataRequestSchema),
  },
});
