import { validateInvitation } from '@doblaje/domain/forms/invitation';
import { PERSON_STATES, type PersonState } from '@doblaje/domain/options/personStates';
import { ROLE_OPTIONS } from '@doblaje/domain/options/roles';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers, staleAnswer } from '../http/stale';
import { usersList } from '../lists/users';
import { roleSchema } from './auth';
import { byForm } from './byForm';
import { anyId, choice, moment, nothing, typedLine, typedMail } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';
import { shown } from './shown';
import { applicantType } from './vocalProfile';

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

/** State of an account: a code of domain's PERSON_STATES. */
const personState = z.enum(valuesOf<PersonState>(PERSON_STATES)).openapi('PersonState');

/** One account, as ADMIN looks after it. */
export const accountSchema = z
  .strictObject({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    rut: z.string().nullable(),
    role: roleSchema,
    state: personState,
    /** The types the person was accepted as. Like the tone, they come from the vocal profile; '' if there is none. */
    applicant_types: z.array(applicantType),
    vocal_tone: choice(VOCAL_TONES, 'VocalToneOrNone'),
    /** To within some minutes; null: never. */
    lastAccessAt: moment.nullable(),
    updatedAt: moment,
  })
  .openapi('Account');

/** One account, as ADMIN looks after it. */
export type Account = z.infer<typeof accountSchema>;

/** A person in an address: any text is read, but only a real id is found. */
const params = z.strictObject({ id: anyId });

const openInvitation = z
  .strictObject({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    role: roleSchema,
    invitedAt: moment,
    /** The name of the person who invited last; '' if they have erased their account. */
    invitedBy: z.string(),
    /** The person typed the name at registration, so an invitation does not correct it. */
    isNameOwn: z.boolean(),
  })
  .openapi('OpenInvitation');

/** An invitation whose person has not chosen a password yet. */
export type OpenInvitation = z.infer<typeof openInvitation>;

export const accountsRouter = defineRouter('accounts', {
  listUsers: {
    access: ['ADMIN'],
    method: 'get',
    path: '/users',
    summary: 'Las cuentas de todas las personas',
    description:
      '`search` looks in names and address, without case or accents, and at the beginning of RUTs in any format.',
    request: { query: listQuery(usersList) },
    responses: { 200: { description: 'Una página', content: json(listOf(accountSchema)) } },
  },
  usersCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/users/csv',
    summary: 'Las cuentas como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(usersList) },
    responses: CSV_ANSWER,
  },
  changeUserRole: {
    access: ['ADMIN'],
    method: 'put',
    path: '/users/{id}/role',
    summary: 'Cambiar el rol de una persona',
    description: '409 with code OWN_ACCOUNT for one’s own, LAST_ADMIN where nobody else is an active ADMIN.',
    request: { params, ...jsonBody(z.strictObject({ role: roleSchema, updatedAt: moment })) },
    refusals: [404, 409],
    responses: editAnswers('La cuenta como quedó', accountSchema),
  },
  endUserSessions: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/users/{id}/sessions',
    summary: 'Cerrar las sesiones de una persona',
    description: 'They end at once. Of one’s own the one that asks stays.',
    request: { params },
    refusals: [404],
    responses: {
      200: {
        description: 'Cuántas se cerraron',
        content: json(z.strictObject({ closed: z.number().int().min(0) })),
      },
    },
  },
  resendUserActivation: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/{id}/activation',
    // Sends a mail, as often as it is asked for.
    creates: false,
    summary: 'Enviar otra vez el correo de activación a una persona',
    description: '409 with code ALREADY_ACTIVATED for whoever has activated their account.',
    request: { params },
    refusals: [404, 409],
    responses: { 202: { description: 'Sigue en su correo', content: json(nothing) } },
  },
  inviteUser: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/invitations',
    creates: true,
    summary: 'Invitar a una persona',
    description:
      'Makes an account that is not activated, and mails a link to choose its password, good for 7 days and once. The same answer for an address that has an account: the mail tells its owner, and of an account that was activated nothing changes. Names that a person registered themselves stay; links of earlier invitations end. Stale when the address has an open invitation that is not the one that was shown (`invitationShown`).',
    request: jsonBody(
      z
        .strictObject({
          first_name: typedLine,
          last_name: typedLine,
          email: typedMail,
          role: z.literal(['', ...valuesOf(ROLE_OPTIONS)], { error: 'Elige un rol' }),
          shown: shown.default([]),
        })
        .superRefine(byForm(validateInvitation)),
    ),
    responses: {
      202: { description: 'Sigue en su correo', content: json(nothing) },
      409: staleAnswer(openInvitation.nullable()),
    },
  },
  withdrawInvitation: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/users/{id}/invitation',
    summary: 'Retirar la invitación de una persona',
    description:
      'Every link that leads into the account ends, and its role is USER again. Done once more, or of somebody who has not been invited, it changes nothing. 409 with code ALREADY_ACTIVATED for whoever has activated their account.',
    request: { params },
    refusals: [404, 409],
    responses: { 200: { description: 'La invitación ya no vale', content: json(nothing) } },
  },
});
