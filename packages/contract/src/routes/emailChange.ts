import { ROLES } from '@doblaje/domain/access';
import { EMAIL_CHANGE_HOURS, validateOwnEmail, validatePersonEmail } from '@doblaje/domain/forms/emailChange';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { typedPassword } from './auth';
import { byForm } from './byForm';
import { emailChangeSchema } from './emailChangeSchema';
import { anyId, linkToken, moment, nothing, typedMail, typedText } from './fields';

/** The `updatedAt` of the address data that the request starts from. */
const read = { updatedAt: moment };

const ANSWERS = editAnswers('El correo, y el que está por confirmar', emailChangeSchema);

const params = z.strictObject({ id: anyId });

const WAITS = `Both addresses get a mail: the old one tells what was asked for and can stop it, the new one has a link that is good for ${EMAIL_CHANGE_HOURS} hours and once. Until that confirms the old one stays. 409 with code STALE when the address, or what waits for it, has changed since it was read.`;

export const emailChangeRouter = defineRouter('person', {
  changeOwnEmail: {
    access: ROLES,
    method: 'put',
    path: '/users/me/email',
    tag: 'users',
    summary: 'Pedir otro correo para la cuenta propia',
    description: `${WAITS} The same answer for an address that another account has: a mail tells its owner. 422 on \`currentPassword\` when that is wrong.`,
    request: jsonBody(
      z
        .strictObject({ ...read, email: typedMail, currentPassword: typedPassword })
        .superRefine(byForm((values) => validateOwnEmail(values))),
    ),
    responses: ANSWERS,
  },
  resendOwnEmail: {
    access: ROLES,
    method: 'post',
    path: '/users/me/email/resend',
    // Sends a mail, as often as it is asked for.
    creates: false,
    tag: 'users',
    summary: 'Enviar otra vez el enlace que confirma el correo propio',
    description: `Good for ${EMAIL_CHANGE_HOURS} hours from now. 404 when nothing waits to be confirmed.`,
    request: jsonBody(z.strictObject(read)),
    refusals: [404],
    responses: ANSWERS,
  },
  cancelOwnEmail: {
    access: ROLES,
    method: 'delete',
    path: '/users/me/email',
    tag: 'users',
    summary: 'Cancelar el cambio del correo propio',
    description: 'Its links lead nowhere any more. 404 when nothing waits to be confirmed.',
    request: jsonBody(z.strictObject(read)),
    refusals: [404],
    responses: ANSWERS,
  },
  changePersonEmail: {
    access: ['ADMIN'],
    method: 'put',
    path: '/users/{id}/email',
    summary: 'Pedir otro correo para la cuenta de una persona',
    description: `${WAITS} The reason stands in the person's history. 422 on \`email\` for one that another account has, without a word of whose; 409 with code OWN_ACCOUNT for one's own, NOT_POSSIBLE where the account is not active.`,
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({
            ...read,
            email: typedMail,
            /** The reason. It stands in the person's history and in their own data. */
            reason: typedText,
          })
          .superRefine(byForm((values) => validatePersonEmail(values))),
      ),
    },
    refusals: [404, 409],
    responses: ANSWERS,
  },
  resendPersonEmail: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/{id}/email/resend',
    // Sends a mail, as often as it is asked for.
    creates: false,
    summary: 'Enviar otra vez el enlace que confirma el correo de una persona',
    description: `Good for ${EMAIL_CHANGE_HOURS} hours from now. 404 when nothing waits to be confirmed.`,
    request: { params, ...jsonBody(z.strictObject(read)) },
    refusals: [404],
    responses: ANSWERS,
  },
  cancelPersonEmail: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/users/{id}/email',
    summary: 'Cancelar el cambio del correo de una persona',
    description: 'Its links lead nowhere any more. 404 when nothing waits to be confirmed.',
    request: { params, ...jsonBody(z.strictObject(read)) },
    refusals: [404],
    responses: ANSWERS,
  },
  confirmEmail: {
    access: 'public',
    method: 'post',
    path: '/users/auth/confirm-email',
    tag: 'account',
    summary: 'Confirmar el correo nuevo con el enlace que le llegó',
    description:
      'From then on one logs in with it. Ends the sessions of the account but for the one that the request carries, and every other link into it; the old address is told. Done once more it answers the same. 422 with code LINK_INVALID, LINK_EXPIRED, EMAIL_CHANGE_OVER when it was cancelled or another was asked for, EMAIL_TAKEN when another account has the address by now.',
    request: jsonBody(z.strictObject({ token: linkToken })),
    responses: {
      200: {
        description: 'El correo está confirmado',
        content: json(
          z.strictObject({
            email: z.string(),
            /** Whether the request carries a session of this account. That session stays open. */
            isLoggedIn: z.boolean(),
          }),
        ),
      },
    },
  },
  stopEmail: {
    access: 'public',
    method: 'post',
    path: '/users/auth/stop-email',
    tag: 'account',
    summary: 'Detener un cambio de correo con el enlace que llegó a la dirección de antes',
    description:
      'Done once more, or where it was cancelled otherwise, it answers the same. 422 with code LINK_INVALID, or EMAIL_CONFIRMED when it is too late.',
    request: jsonBody(z.strictObject({ token: linkToken })),
    responses: { 200: { description: 'El cambio está detenido', content: json(nothing) } },
  },
});
