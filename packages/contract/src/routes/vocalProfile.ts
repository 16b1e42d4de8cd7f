import { validateVocalProfile } from '@doblaje/domain/forms/vocalProfile';
import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { YES_NO } from '@doblaje/domain/options/yesNo';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { anyId, choice, fileLink, moment, typedLine, typedText } from './fields';
import { reelNumber, reelSchema } from './reels';

/** The types that a person applies as. */
export const applicantType = z.enum(APPLICANT_TYPES.map(({ value }) => value)).openapi('ApplicantType');

const texts = {
  vocal_tone: choice(VOCAL_TONES, 'VocalToneOrNone'),
  singing: choice(YES_NO, 'YesNoOrNone'),
};

const profileSchema = z
  .strictObject({
    applicant_types: z.array(applicantType),
    ...texts,
    vocal_age_range: z.string(),
    singing_detail: z.string(),
    /** For the studio only. */
    note: z.string(),
    /** When ADMIN last edited it; null: it is unchanged since the application. */
    editedAt: moment.nullable(),
    updatedAt: moment,
  })
  .openapi('VocalProfile');

/** What a person's voice suits. */
export type VocalProfile = z.infer<typeof profileSchema>;

const voiceSchema = z
  .strictObject({
    /** Null: nobody has written one, and no application was accepted. */
    profile: profileSchema.nullable(),
    /** `linkDemo` gives the addresses to play them. */
    demos: z.array(reelSchema),
  })
  .openapi('Voice');

/** A person's vocal profile with its demos. */
export type Voice = z.infer<typeof voiceSchema>;

const ofPerson = z.strictObject({ id: anyId });

export const vocalProfileRouter = defineRouter('person', {
  readVocalProfile: {
    access: ['ADMIN'],
    method: 'get',
    path: '/users/{id}/vocal-profile',
    summary: 'El perfil vocal de una persona, con sus demos',
    request: { params: ofPerson },
    refusals: [404],
    responses: { 200: { description: 'El perfil', content: json(voiceSchema) } },
  },
  saveVocalProfile: {
    access: ['ADMIN'],
    method: 'put',
    path: '/users/{id}/vocal-profile',
    summary: 'Escribir el perfil vocal de una persona',
    description:
      '`updatedAt` is the one it was read with, null where there was none: 409 with code STALE when somebody wrote, or an application was accepted or rejected, since.',
    request: {
      params: ofPerson,
      ...jsonBody(
        z
          .strictObject({
            applicant_types: z
              .array(applicantType)
              .max(APPLICANT_TYPES.length)
              .transform((types) => [...new Set(types)].sort()),
            ...texts,
            vocal_age_range: typedLine,
            singing_detail: typedText,
            note: typedText,
            updatedAt: moment.nullable(),
          })
          .superRefine(byForm(validateVocalProfile)),
      ),
    },
    refusals: [404],
    responses: editAnswers('El perfil como quedó', voiceSchema),
  },
  linkDemo: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/{id}/demos/{n}/link',
    // Its answer is a secret, good for a minute.
    creates: false,
    summary: 'Un enlace a un demo de una persona, bueno por 60 segundos',
    description:
      'For a player, which sends no header: the MP4 in parts (`Range`). Good for this demo and this session only; it ends with the session, and as soon as the demo is none of the person any more.',
    request: { params: ofPerson.extend({ n: reelNumber }) },
    refusals: [404],
    responses: {
      200: { description: 'El enlace', content: json(fileLink) },
    },
  },
});
