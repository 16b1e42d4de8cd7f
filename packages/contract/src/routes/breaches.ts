import { validateBreach, validateBreachMail } from '@doblaje/domain/privacy';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { breachAudience, breachSchema } from './breachSchemas';
import { byForm } from './byForm';
import { anyId, moment, rowId, typedLine, typedNumber, typedText } from './fields';
import { PDF_ANSWER } from './files';
import { peopleKind, personalDataKind } from './privacySchemas';

const params = z.strictObject({ id: rowId });
const breachValues = {
  ...{ title: typedLine, what: typedText, since: typedLine, foundOn: typedLine, agencyOn: typedLine },
  ...{ dataKinds: z.array(personalDataKind).max(20), peopleKinds: z.array(peopleKind).max(20) },
  ...{ hasChildren: z.boolean(), effects: typedText, measures: typedText },
  peopleCount: typedNumber('Escribe cuántas personas, de 1 a 1.000.000').optional(),
};

/** The register of breaches of personal data (art. 14 sexies). */
export const breachesRouter = defineRouter('breaches', {
  listBreaches: {
    access: ['ADMIN'],
    method: 'get',
    path: '/breaches',
    summary: 'El registro de vulneraciones',
    description: 'All of them, the latest to be found first.',
    responses: {
      200: { description: 'El registro', content: json(z.strictObject({ items: z.array(breachSchema) })) },
    },
  },
  createBreach: {
    access: ['ADMIN'],
    method: 'post',
    path: '/breaches',
    creates: true,
    summary: 'Anotar una vulneración',
    description: '422 on a day that is still to come.',
    request: jsonBody(z.strictObject(breachValues).superRefine(byForm((values) => validateBreach(values)))),
    responses: { 201: { description: 'La vulneración', content: json(breachSchema) } },
  },
  updateBreach: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/breaches/{id}',
    summary: 'Completar o corregir una vulneración',
    description: 'Its mails stay as they were sent. 422 on a day that is still to come.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({ updatedAt: moment, ...breachValues })
          .superRefine(byForm((values) => validateBreach(values))),
      ),
    },
    refusals: [404],
    responses: editAnswers('La vulneración', breachSchema),
  },
  breachNotice: {
    access: ['ADMIN'],
    method: 'get',
    path: '/breaches/{id}/notice',
    summary: 'La notificación a la Agencia, como PDF',
    request: { params },
    refusals: [404],
    responses: PDF_ANSWER,
  },
  mailBreach: {
    access: ['ADMIN'],
    method: 'post',
    path: '/breaches/{id}/mails',
    // A second call meets a breach that has changed.
    creates: false,
    summary: 'Escribir a las personas de una vulneración',
    description:
      'One mail to each account that was activated, of all, of those without a mail about it, or of those chosen. 422 when that is nobody, or one of the chosen has no account.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({
            ...{ updatedAt: moment, text: typedText, audience: breachAudience },
            personIds: z.array(anyId).max(500),
          })
          .superRefine(byForm(validateBreachMail)),
      ),
    },
    refusals: [404],
    responses: editAnswers('La vulneración', breachSchema),
  },
});
