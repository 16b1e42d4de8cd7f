import { validateApplicationReview } from '@doblaje/domain/forms/applicationReview';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { applicationSchema, applicationState, yesNo } from './applications';
import { byForm } from './byForm';
import { anyId, fileLink, moment, typedText } from './fields';
import { community, disability } from './profileFields';
import { reelNumber } from './reels';

const params = z.strictObject({ id: anyId });

const applicationDetail = applicationSchema
  .extend({
    rut: z.string().nullable(),
    passport: z.string().nullable(),
    phone: z.string(),
    address: z.string(),
    /** Null once the person has withdrawn the consent to keep it. */
    sensitive: z.strictObject({ community, disability }).nullable(),
    voice_training: yesNo,
    experiences: z.array(z.strictObject({ project: z.string(), character: z.string() })),
    singing_experience: yesNo,
    singing_detail: z.string(),
  })
  .openapi('ApplicationDetail');

/** One application with every answer. */
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const applicationReviewRouter = defineRouter('applications', {
  readApplication: {
    access: ['ADMIN'],
    method: 'get',
    path: '/applications/{id}',
    summary: 'Una postulación con todas sus respuestas',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'La postulación', content: json(applicationDetail) } },
  },
  reviewApplication: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/applications/{id}',
    summary: 'Decidir sobre una postulación, o guardar su nota',
    description:
      'Moves as domain’s APPLICATION_MOVES has them; the state it has saves the note alone. Accepting fills the vocal profile, `notify` sends the mail of being accepted or refused. 409 with code APPLICATION_OPEN where it would be open beside another one of its person.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({ state: applicationState, note: typedText, notify: z.boolean(), updatedAt: moment })
          .superRefine(byForm(validateApplicationReview)),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('La postulación', applicationDetail),
  },
  linkReel: {
    access: ['ADMIN'],
    method: 'post',
    path: '/applications/{id}/reels/{n}/link',
    // Its answer is a secret, good for a minute.
    creates: false,
    summary: 'Un enlace a un video de una postulación, bueno por 60 segundos',
    description:
      'For a player, which sends no header. Good for this video and this session only; it ends with the session.',
    request: { params: z.strictObject({ id: anyId, n: reelNumber }) },
    refusals: [404],
    responses: {
      200: {
        description: 'El enlace',
        content: json(fileLink),
      },
    },
  },
});
