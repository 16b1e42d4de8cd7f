import { ROLES } from '@doblaje/domain/access';
import { CONSENT_PURPOSES } from '@doblaje/domain/consents';
import { validateOwnVoiceConsent, validateVoiceConsent } from '@doblaje/domain/forms/voiceConsent';
import { VOICE_SCOPES } from '@doblaje/domain/options/voiceScopes';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { byForm } from './byForm';
import { anyId, choice, moment, rowIdOrNone, typedLine } from './fields';

const count = z.number().int().min(0);

/** One use of a voice. */
export const voiceScope = z.enum(VOICE_SCOPES.map(({ value }) => value)).openapi('VoiceScope');

/** What a voice consent allows. Its words say it, too. */
const voiceSchema = z
  .strictObject({
    scope: voiceScope,
    /** 0: all projects. */
    projectId: z.number().int(),
    /** As of that day; '' for all projects. */
    projectTitle: z.string(),
    territory: z.string(),
    /** 'AAAA-MM-DD'. */
    from: z.string(),
    /** 'AAAA-MM-DD'; '' without an end. */
    until: z.string(),
    /** The contract that proves it; '' once it was removed. */
    contractTitle: z.string(),
  })
  .openapi('GivenVoice');

export const consentSchema = z
  .strictObject({
    id: z.string(),
    purpose: z.enum([...CONSENT_PURPOSES, 'voice']).openapi('ConsentPurpose'),
    /** For the purpose 'voice' only. */
    voice: voiceSchema.nullable(),
    /** The words that the person agreed to. */
    statement: z.string(),
    version: z.number().int(),
    givenAt: moment,
    /** The browser's own name: 'Firefox en Windows'; '' if unknown. */
    givenFrom: z.string(),
    /** When it ended; null: it is in force. */
    withdrawnAt: moment.nullable(),
    /** It ended because the person agreed to newer words. */
    isReplaced: z.boolean(),
  })
  .openapi('GivenConsent');

/** A consent that a person gave, as the ledger has it. */
export type GivenConsent = z.infer<typeof consentSchema>;

const ownConsentsSchema = z
  .strictObject({
    /** In force first, then latest first. */
    consents: z.array(consentSchema),
    /** What is kept because of them: what follows from withdrawing one is said by it. */
    held: z.strictObject({
      community: z.boolean(),
      disability: z.boolean(),
      applications: count,
      accepted: count,
      reels: count,
    }),
    /** What the person can give a voice consent for by themselves. */
    voice: z.strictObject({
      /** Projects in which they work or worked, by name. Any other is the studio's to record. */
      projects: z.array(z.strictObject({ id: z.number().int(), title: z.string() })),
      /** 'AAAA-MM-DD'; '' while unknown: domain's `voiceNotOwnText` says by it who may not. */
      birthDate: z.string(),
    }),
  })
  .openapi('OwnConsents');

/** A person's ledger of consents, as they see it. */
export type OwnConsents = z.infer<typeof ownConsentsSchema>;

const ownVoiceValues = z.strictObject({
  scope: choice(VOICE_SCOPES, 'VoiceScopeOrNone'),
  reach: z.enum(['project', 'all'], { error: 'Elige para qué proyectos' }),
  projectId: rowIdOrNone,
  territory: typedLine,
  startsOn: typedLine,
  endsOn: typedLine,
});

const voiceValues = ownVoiceValues.extend({ contractId: rowIdOrNone });

const ledgerSchema = z.strictObject({
  /** In force first, then latest first. */
  consents: z.array(consentSchema),
});

export const consentsRouter = defineRouter('users', {
  ownConsents: {
    access: ROLES,
    method: 'get',
    path: '/users/me/consents',
    summary: 'Las autorizaciones de quien tiene la sesión',
    responses: { 200: { description: 'Las autorizaciones', content: json(ownConsentsSchema) } },
  },
  withdrawConsent: {
    access: ROLES,
    method: 'put',
    path: '/users/me/consents/{id}/withdrawal',
    summary: 'Retirar una autorización',
    description:
      'What was kept because of it is removed: of the data sheet, community and disability; reels with their files; applications that are not accepted, and of an accepted one community and disability. The other consents stay. Repeating it is no error: one that has ended stays as it is.',
    request: { params: z.strictObject({ id: anyId }) },
    refusals: [404],
    responses: {
      200: { description: 'Las autorizaciones como quedaron', content: json(ownConsentsSchema) },
    },
  },
  giveVoiceConsent: {
    access: ROLES,
    method: 'post',
    path: '/users/me/voice-consents',
    creates: true,
    summary: 'Autorizar un uso de la propia voz',
    description:
      'For all projects, or for one in which the person works or worked. One for the same use and project that is in force ends as replaced. Refused for people under 18, whose representative signs on paper, and without a birth date. The person is told by mail.',
    request: jsonBody(ownVoiceValues.superRefine(byForm(validateOwnVoiceConsent))),
    responses: {
      201: { description: 'Las autorizaciones como quedaron', content: json(ownConsentsSchema) },
    },
  },
  recordVoiceConsent: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/{id}/voice-consents',
    creates: true,
    summary: 'Registrar una autorización de voz de una persona',
    description:
      'From a contract that the person signed and has among their documents. One for the same use and project that is in force ends as replaced. The person is told by mail.',
    request: {
      params: z.strictObject({ id: anyId }),
      ...jsonBody(voiceValues.superRefine(byForm(validateVoiceConsent))),
    },
    refusals: [404],
    responses: {
      201: { description: 'Las autorizaciones como quedaron', content: json(ledgerSchema) },
    },
  },
  withdrawVoiceConsent: {
    access: ['ADMIN'],
    method: 'put',
    path: '/users/{id}/voice-consents/{consentId}/withdrawal',
    summary: 'Retirar una autorización de voz por una persona',
    description:
      'For who asks for it on paper or by phone; the person withdraws their own in their account. Only voice consents: whatever else was agreed to is 404. Repeating it is no error.',
    request: { params: z.strictObject({ id: anyId, consentId: anyId }) },
    refusals: [404],
    responses: {
      200: { description: 'Las autorizaciones como quedaron', content: json(ledgerSchema) },
    },
  },
});
