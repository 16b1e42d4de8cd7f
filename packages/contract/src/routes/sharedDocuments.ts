import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { staleAnswer } from '../http/stale';
import { sharedDocumentsList } from '../lists/sharedDocuments';
import { anyId, rowId } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';
import {
  castMembersSchema,
  sharedDocumentRowSchema,
  sharedDocumentSchema,
  uploadedSchema,
} from './sharedDocumentSchemas';
import { SHARED_DOCUMENT_FORM } from './sharedDocumentUpload';

const params = z.strictObject({ id: rowId });

const ofOnePerson = z.strictObject({ id: rowId, personId: anyId });

const whole = { 200: { description: 'El documento', content: json(sharedDocumentSchema) } };

export const sharedDocumentsRouter = defineRouter('shared-documents', {
  listSharedDocuments: {
    access: ['ADMIN'],
    method: 'get',
    path: '/shared-documents',
    summary: 'Los contratos y guiones',
    description:
      'One row a file, however many people have it. `search` looks in title, project and the names of those people, without case or accents.',
    request: { query: listQuery(sharedDocumentsList) },
    responses: { 200: { description: 'Una página', content: json(listOf(sharedDocumentRowSchema)) } },
  },
  sharedDocumentsCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/shared-documents/csv',
    summary: 'Los contratos y guiones como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(sharedDocumentsList) },
    responses: CSV_ANSWER,
  },
  uploadSharedDocument: {
    access: ['ADMIN'],
    method: 'post',
    path: '/shared-documents',
    creates: true,
    rawBody: true,
    summary: 'Subir un contrato o un guion',
    description:
      'For people chosen one by one, who all need an active account, or for the cast of a chapter, of which those without one are left out and named: one file, and among the documents of each one that is unread. A PDF by its content, whole, not encrypted, at most 10 MB. With who of a cast was shown to get it (`membersShown`): stale when that has changed.',
    request: {
      body: { required: true, content: { 'multipart/form-data': { schema: SHARED_DOCUMENT_FORM } } },
    },
    refusals: [408, 409, 411],
    responses: {
      409: staleAnswer(castMembersSchema),
      201: { description: 'El documento', content: json(uploadedSchema) },
    },
  },
  readSharedDocument: {
    access: ['ADMIN'],
    method: 'get',
    path: '/shared-documents/{id}',
    summary: 'Un contrato o guion, y quién lo ha visto',
    request: { params },
    refusals: [404],
    responses: whole,
  },
  withdrawSharedDocument: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/shared-documents/{id}',
    summary: 'Retirar un contrato o guion a todas las personas',
    description:
      'It leaves their documents at once, and links to it end. For 30 days it can be restored, then its file goes. Repeating it is no error.',
    request: { params },
    refusals: [404],
    responses: { 204: { description: 'Retirado' } },
  },
  restoreSharedDocument: {
    access: ['ADMIN'],
    method: 'post',
    path: '/shared-documents/{id}/restore',
    // What is there already stays as it is.
    creates: false,
    summary: 'Deshacer el retiro de un contrato o guion',
    description:
      'Whoever had it when it was withdrawn has it again, as read as it was. Repeating it is no error. 404 once it is gone for good.',
    request: { params },
    refusals: [404],
    responses: whole,
  },
  withdrawFromPerson: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/shared-documents/{id}/people/{personId}',
    summary: 'Retirar un contrato o guion a una persona',
    description:
      'From the last one who has it, it is withdrawn as a whole. Repeating it is no error; 404 for somebody who never had it.',
    request: { params: ofOnePerson },
    refusals: [404],
    responses: { 204: { description: 'Retirado' } },
  },
  restoreToPerson: {
    access: ['ADMIN'],
    method: 'post',
    path: '/shared-documents/{id}/people/{personId}/restore',
    // What is there already stays as it is.
    creates: false,
    summary: 'Deshacer el retiro a una persona',
    description:
      'Repeating it is no error. 404 when it was withdrawn from everybody meanwhile, or the person is gone.',
    request: { params: ofOnePerson },
    refusals: [404],
    responses: whole,
  },
  castMembers: {
    access: ['ADMIN'],
    method: 'get',
    path: '/chapters/{id}/people',
    summary: 'Las personas del elenco de un capítulo',
    description: 'Each once, however many characters they voice.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'Las personas', content: json(castMembersSchema) } },
  },
});
