import { validateChangePassword } from '@doblaje/domain/forms/changePassword';
import { validateRecover, validateResendActivation } from '@doblaje/domain/forms/recover';
import { validateRegister } from '@doblaje/domain/forms/register';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { byForm } from './byForm';
import { linkToken, nothing, typedLine, typedMail, typedSecret } from './fields';

// Only the size is checked here. The form's own rules judge the rest, so that one answer names every wrong field.
const password = typedSecret;

const mailOnly = z.strictObject({ email: typedMail });

export const accountRouter = defineRouter('account', {
  register: {
    access: 'public',
    method: 'post',
    path: '/users/auth/register',
    summary: 'Crear una cuenta',
    description:
      'The same answer whether or not the address is known: the mail tells its owner. A first registration is activated by its link; a further one before that replaces nothing, and its link leads to choosing the password.',
    request: jsonBody(
      z
        .strictObject({
          first_name: typedLine,
          last_name: typedLine,
          email: typedMail,
          password,
          passwordConfirmation: password,
        })
        .superRefine(byForm(validateRegister)),
    ),
    responses: { 202: { description: 'Recibido: sigue en el correo', content: json(nothing) } },
  },
  activate: {
    access: 'public',
    method: 'post',
    path: '/users/auth/activate',
    summary: 'Activar una cuenta con el enlace del correo',
    description:
      'Repeating it with the token that activated the account is no error; 422 with code LINK_INVALID for an expired or foreign token.',
    request: jsonBody(z.strictObject({ token: linkToken })),
    responses: { 200: { description: 'La cuenta está activada', content: json(nothing) } },
  },
  resendActivation: {
    access: 'public',
    method: 'post',
    path: '/users/auth/resend-activation',
    summary: 'Pedir otro enlace de activación',
    description: 'The same answer whether or not the address is known or already activated.',
    request: jsonBody(mailOnly.superRefine(byForm(validateResendActivation))),
    responses: { 202: { description: 'Recibido', content: json(nothing) } },
  },
  requestPasswordReset: {
    access: 'public',
    method: 'post',
    path: '/users/send-mail/resetpassword',
    summary: 'Pedir un enlace para cambiar la contraseña',
    description: 'The same answer whether or not the address is known.',
    request: jsonBody(mailOnly.superRefine(byForm(validateRecover))),
    responses: { 202: { description: 'Recibido', content: json(nothing) } },
  },
  changePassword: {
    access: 'public',
    method: 'post',
    path: '/users/change-password',
    summary: 'Cambiar la contraseña con el enlace del correo',
    description:
      'With the link of a reset or of a registration, which it activates. Ends every session and every other link of the account; its owner is told by mail. 422 with code LINK_INVALID for a used, expired or foreign token.',
    request: jsonBody(
      z
        .strictObject({ password, passwordConfirmation: password, token: linkToken })
        .superRefine(byForm(validateChangePassword)),
    ),
    responses: { 200: { description: 'La contraseña está cambiada', content: json(nothing) } },
  },
});
