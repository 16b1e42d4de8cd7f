import { ROLES } from '@doblaje/domain/access';
import { DOCUMENT_KINDS } from '@doblaje/domain/options/documentKinds';
import { DOCUMENT_STATES } from '@doblaje/domain/options/documentStates';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { documentsList } from '../lists/documents';
import { anyId, fileLink, moment } from './fields';
import { FILE_ANSWERS } from './files';
import { listOf, listQuery, ofPerson } from './lists';
import { orderSchema } from './orderSchemas';

export const documentSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(DOCUMENT_KINDS.map(({ value }) => value)).openapi('DocumentKind'),
    title: z.string(),
    /** Title of the project it belongs to. */
    project: z.string().nullable(),
    /** null: this kind has no states. */
    state: z
      .enum(DOCUMENT_STATES.map(({ value }) => value))
      .openapi('DocumentState')
      .nullable(),
    /** Day of the document, 'AAAA-MM-DD'. */
    date: z.iso.date(),
    fileName: z.string(),
    /** Bytes of the file. */
    size: z.number().int().min(1),
    /** True until its person has opened it. */
    unread: z.boolean(),
    /** `id` of the work order whose paper it is. null: it is no order's paper, or older than the orders kept here. */
    orderId: z.number().int().nullable(),
    updatedAt: moment,
  })
  .openapi('Document');

/** One document as its person sees it in the list. */
export type Document = z.infer<typeof documentSchema>;

const documentDetail = documentSchema
  .extend({
    /** The current order whose paper it is. */
    order: orderSchema.nullable(),
  })
  .openapi('DocumentDetail');

/** One document, with its order. */
export type DocumentDetail = z.infer<typeof documentDetail>;

const documentRow = documentSchema
  .extend({
    /** The boleta that its person has to upload: the document is the paper of its finished order, or the rejected boleta itself. */
    toUpload: z
      .strictObject({
        /** `id` of the boleta. */
        boletaId: z.number().int(),
        /** Why it was rejected; '' if none was sent yet. */
        reason: z.string(),
      })
      .nullable(),
  })
  .openapi('DocumentRow');

/** One document as the list has it. */
export type DocumentRow = z.infer<typeof documentRow>;

const documentsPage = listOf(documentRow).extend({
  unread: z
    .number()
    .int()
    .min(0)
    .openapi({ description: 'Of those found, the ones its person has not opened' }),
});

/** A page of documents, and the number of unread ones among all found. */
export type DocumentsPage = z.infer<typeof documentsPage>;

const id = z.strictObject({ id: anyId });

export const documentsRouter = defineRouter('documents', {
  listDocuments: {
    access: ROLES,
    method: 'get',
    path: '/documents',
    summary: 'Los documentos de quien tiene la sesión',
    description:
      'One’s own; with `personId`, which is for ADMIN, that person’s: of somebody else than oneself nobody else sees anything. `search` looks for all its words in title and project, without case or accents.',
    request: { query: listQuery(documentsList).extend(ofPerson) },
    responses: { 200: { description: 'Una página', content: json(documentsPage) } },
  },
  documentProjects: {
    access: ROLES,
    method: 'get',
    path: '/documents/projects',
    summary: 'Los proyectos de los documentos de quien tiene la sesión',
    description:
      'What the list can be filtered by, by name, the first 500; with `personId`, which is for ADMIN, those of that person’s documents.',
    request: { query: z.strictObject(ofPerson) },
    responses: {
      200: { description: 'Los proyectos', content: json(z.strictObject({ projects: z.array(z.string()) })) },
    },
  },
  readDocument: {
    access: ROLES,
    method: 'get',
    path: '/documents/{id}',
    summary: 'Un documento',
    description: 'For its person and ADMIN; 404 for everybody else.',
    request: { params: id },
    refusals: [404],
    responses: { 200: { description: 'El documento', content: json(documentDetail) } },
  },
  documentFile: {
    access: ROLES,
    method: 'get',
    path: '/documents/{id}/file',
    summary: 'El archivo de un documento',
    description:
      'Streamed; `Range: bytes=…` of one part is answered with 206, beyond the end with 416. Opening it marks it as read for its person. For its person and ADMIN; 404 for everybody else.',
    request: { params: id },
    ...FILE_ANSWERS,
  },
  linkDocument: {
    access: ROLES,
    method: 'post',
    path: '/documents/{id}/link',
    // Its answer is a secret, good for a minute.
    creates: false,
    summary: 'Un enlace al archivo, bueno por 60 segundos',
    description:
      'For what cannot send a header, such as a download. Good for this document and this session only; it ends with the session.',
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
