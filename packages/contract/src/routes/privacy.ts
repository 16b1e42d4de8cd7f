import { ROLES } from '@doblaje/domain/access';
import {
  validateNoticePublishing,
  validatePrivacySettings,
  validateTreatment,
} from '@doblaje/domain/privacy';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers, staleAnswer } from '../http/stale';
import { byForm } from './byForm';
import { moment, rowId, typedLine, typedMail, typedNumber, typedText } from './fields';
import {
  legalBasis,
  noticeSchema,
  peopleKind,
  personalDataKind,
  personalDataSchema,
  privacySettingsSchema,
  treatmentSchema,
} from './privacySchemas';

const params = z.strictObject({ id: rowId });
const treatmentValues = {
  ...{ name: typedLine, purpose: typedText, dataKinds: z.array(personalDataKind).max(20) },
  ...{ peopleKinds: z.array(peopleKind).max(20), basis: legalBasis, basisDetail: typedLine },
  ...{ recipients: typedLine, transfers: typedLine, keptFrom: typedLine, source: typedLine },
  keptMonths: typedNumber('Escribe meses completos, de 1 a 600').optional(),
};

/** The privacy notice, and what it is written from. */
export const privacyRouter = defineRouter('privacy', {
  privacyNotice: {
    access: 'public',
    method: 'get',
    path: '/privacy',
    summary: 'El aviso de privacidad vigente',
    description: '404 before its first version.',
    refusals: [404],
    responses: { 200: { description: 'El aviso', content: json(noticeSchema) } },
  },
  privacyVersion: {
    access: 'public',
    method: 'get',
    path: '/privacy/versions/{version}',
    summary: 'Una versión del aviso de privacidad',
    request: { params: z.strictObject({ version: rowId }) },
    refusals: [404],
    responses: { 200: { description: 'El aviso, como era', content: json(noticeSchema) } },
  },
  publishNotice: {
    access: ['ADMIN'],
    method: 'post',
    path: '/privacy/versions',
    // A second call meets a notice that is published already.
    creates: false,
    summary: 'Publicar el aviso de privacidad',
    description:
      '`digest` is that of the draft that was looked at; 409 with the present state when it changed meanwhile or is published already. 422 when something is missing.',
    request: jsonBody(
      z
        .strictObject({ digest: typedLine, isNewMeaning: z.boolean(), summary: typedText })
        .superRefine(byForm(validateNoticePublishing)),
    ),
    responses: {
      200: { description: 'Publicado', content: json(personalDataSchema) },
      409: staleAnswer(personalDataSchema),
    },
  },
  newNotice: {
    access: ROLES,
    method: 'get',
    path: '/users/me/privacy-notice',
    summary: 'Lo que cambió en el aviso de privacidad y la persona no ha visto',
    description: '`version` null: nothing new.',
    responses: {
      200: {
        description: 'La versión nueva',
        content: json(z.strictObject({ version: z.number().int().nullable(), summary: z.string() })),
      },
    },
  },
  noticeSeen: {
    access: ROLES,
    method: 'put',
    path: '/users/me/privacy-notice',
    summary: 'Anotar que la persona vio una versión del aviso',
    request: jsonBody(z.strictObject({ version: z.number().int().min(1).max(999_999_999) })),
    responses: { 204: { description: 'Anotado' } },
  },
  personalData: {
    access: ['ADMIN'],
    method: 'get',
    path: '/personal-data',
    summary: 'Qué hace el estudio con los datos personales',
    responses: {
      200: { description: 'Tratamientos, aviso y conservación', content: json(personalDataSchema) },
    },
  },
  savePrivacySettings: {
    access: ['ADMIN'],
    method: 'put',
    path: '/personal-data/settings',
    summary: 'Guardar quién responde por los datos',
    request: jsonBody(
      z
        .strictObject({
          updatedAt: moment,
          ...{ representative: typedLine, address: typedLine, email: typedMail, security: typedText },
        })
        .superRefine(byForm(validatePrivacySettings)),
    ),
    responses: editAnswers('Los datos', privacySettingsSchema),
  },
  createTreatment: {
    access: ['ADMIN'],
    method: 'post',
    path: '/personal-data/treatments',
    creates: true,
    summary: 'Agregar un tratamiento',
    description: '422 on `name` when there is one of that name.',
    request: jsonBody(z.strictObject(treatmentValues).superRefine(byForm(validateTreatment))),
    responses: { 201: { description: 'El tratamiento', content: json(treatmentSchema) } },
  },
  updateTreatment: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/personal-data/treatments/{id}',
    summary: 'Editar un tratamiento',
    description: '422 on `keptMonths` when the portal keeps its data longer than that.',
    request: {
      params,
      ...jsonBody(
        z.strictObject({ updatedAt: moment, ...treatmentValues }).superRefine(byForm(validateTreatment)),
      ),
    },
    refusals: [404],
    responses: editAnswers('El tratamiento', treatmentSchema),
  },
  deleteTreatment: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/personal-data/treatments/{id}',
    summary: 'Quitar un tratamiento',
    description: 'Repeating it is no error. 409 for one that the portal itself names.',
    request: { params },
    refusals: [409],
    responses: { 204: { description: 'Quitado' } },
  },
});
