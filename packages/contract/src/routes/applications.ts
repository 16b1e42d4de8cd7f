import { ROLES } from '@doblaje/domain/access';
import { APPLICATION_CONSENT_REQUIRED } from '@doblaje/domain/consents';
import { validateApplicationPersonal } from '@doblaje/domain/forms/onboardingPersonal';
import { validateOnboardingSinging } from '@doblaje/domain/forms/onboardingSinging';
import { validateOnboardingVoice } from '@doblaje/domain/forms/onboardingVoice';
import { REEL_LIMITS } from '@doblaje/domain/media';
import { validateReelsRepresentative } from '@doblaje/domain/minors';
import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { APPLICATION_STATES, OWN_APPLICATION_STATES } from '@doblaje/domain/options/applicationStates';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { YES_NO } from '@doblaje/domain/options/yesNo';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { applicationsList } from '../lists/applications';
import { byForm } from './byForm';
import { anyId, choice, moment, rawLine, typedLine, typedNumber, typedText } from './fields';
import { CSV_ANSWER, listOf, listQuery, ofPerson, selectionQuery } from './lists';
import { community, country, disability } from './profileFields';
import { reelSchema } from './reels';

const applicantTo = choice(APPLICANT_TYPES, 'ApplicantTypeOrNone');
const vocalTone = choice(VOCAL_TONES, 'VocalToneOrNone');
/** Sí, No, or not answered. */
export const yesNo = choice(YES_NO, 'YesNoOrNone');

/** The answers of the questionnaire's steps 1 to 3, and the consent beside the button. */
const answersSchema = z
  .strictObject({
    applicant_to: applicantTo,
    country,
    // Its length counts as typed (spec §5).
    rut: rawLine.optional(),
    passport: typedLine.optional(),
    phone: typedLine,
    address: typedLine,
    age: typedNumber().optional(),
    community,
    disability,
    voice_training: yesNo,
    experiences: z.array(z.strictObject({ project: typedLine, character: typedLine })),
    vocal_age_range: typedLine,
    singing_experience: yesNo,
    singing_detail: typedText,
    vocal_tone: vocalTone,
    consent: z.literal(true, { error: APPLICATION_CONSENT_REQUIRED }),
    /** Consent to keeping and using the reels: none is taken without it. */
    reels_consent: z.boolean().optional(),
    /** Of a candidate under 18 whose reels are kept: who represents them, and agrees to it. */
    representative_name: typedLine.optional(),
    representative_reels_consent: z.boolean().optional(),
  })
  .superRefine(byForm(validateApplicationPersonal))
  .superRefine(byForm(validateOnboardingVoice))
  .superRefine(byForm(validateOnboardingSinging))
  .superRefine(byForm((values) => validateReelsRepresentative(values)))
  .openapi('ApplicationAnswers');

/** @see answersSchema */
export type ApplicationAnswers = z.infer<typeof answersSchema>;

/** State of a submitted application. */
export const applicationState = z
  .enum(APPLICATION_STATES.map(({ value }) => value))
  .openapi('ApplicationState');

const id = z.strictObject({ id: anyId });

/** A submitted application, as the list has it. */
export const applicationSchema = z
  .strictObject({
    id: z.string(),
    applicant: z
      .strictObject({
        id: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
      })
      .openapi('Applicant'),
    applicant_to: applicantTo,
    country,
    age: z.number().int(),
    vocal_age_range: z.string(),
    vocal_tone: vocalTone,
    state: applicationState,
    note: z.string(),
    reels: z.array(reelSchema),
    submittedAt: moment,
    updatedAt: moment,
  })
  .openapi('Application');

/** One application as ADMIN sees it in the list. */
export type Application = z.infer<typeof applicationSchema>;

const ownApplicationSchema = z
  .strictObject({
    id: z.string(),
    state: z.enum(OWN_APPLICATION_STATES.map(({ value }) => value)).openapi('OwnApplicationState'),
    /** Null for a draft. */
    submittedAt: moment.nullable(),
  })
  .openapi('OwnApplication');

/** An application as its own candidate sees it. */
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const applicationsRouter = defineRouter('applications', {
  ownApplication: {
    access: ROLES,
    method: 'get',
    path: '/users/me/application',
    summary: 'La postulación de quien tiene la sesión',
    description:
      'The open one, else the last one that was sent; null without any. A shortlisted one is `reviewing` as a new one is: the candidate is not told of the difference.',
    responses: {
      200: {
        description: 'La postulación, o ninguna',
        content: json(z.strictObject({ application: ownApplicationSchema.nullable() })),
      },
    },
  },
  createApplication: {
    access: ROLES,
    method: 'post',
    path: '/applications',
    creates: true,
    summary: 'Empezar a enviar una postulación',
    description:
      'A draft that ADMIN does not see until it is submitted. Sent again before that, the answers replace those of the draft, whose `reels` are told. 409 with code APPLICATION_OPEN while one is being looked at: one open application a person.',
    request: jsonBody(answersSchema),
    refusals: [409],
    responses: {
      201: {
        description: 'El borrador',
        content: json(
          z.strictObject({
            id: z.string(),
            reels: z.array(reelSchema.extend({ digest: z.string().nullable() })),
          }),
        ),
      },
    },
  },
  submitApplication: {
    access: ROLES,
    method: 'post',
    path: '/applications/{id}/submit',
    creates: true,
    summary: 'Terminar el envío de la postulación',
    description:
      'From here on ADMIN sees it. `reels` is how many there should be: 409 when one of them is missing, reels beyond are removed. Repeating it is no error.',
    request: {
      params: id,
      ...jsonBody(z.strictObject({ reels: z.number().int().min(0).max(REEL_LIMITS.maxFiles) })),
    },
    refusals: [404, 409],
    responses: {
      200: {
        description: 'La postulación quedó enviada',
        content: json(z.strictObject({ id: z.string(), state: applicationState, submittedAt: moment })),
      },
    },
  },
  listApplications: {
    access: ['ADMIN'],
    method: 'get',
    path: '/applications',
    summary: 'Las postulaciones',
    description: 'Submitted ones only. `search` looks in names and address, without case or accents.',
    request: { query: listQuery(applicationsList).extend(ofPerson) },
    responses: { 200: { description: 'Una página', content: json(listOf(applicationSchema)) } },
  },
  applicationsCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/applications/csv',
    summary: 'Las postulaciones como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(applicationsList) },
    responses: CSV_ANSWER,
  },
});
