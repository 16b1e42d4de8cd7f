import { ROLES } from '@doblaje/domain/access';
import { countCharacters, PASSWORD_MAX_LENGTH, PASSWORD_REQUIRED } from '@doblaje/domain/forms';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { mailAddress, moment, typedSecret } from './fields';

/** domain's AuthUser (spec §3): the logged-in person, for the shell. `rol` is the role's code. */
const authUserSchema = z
  .strictObject({ email: z.string(), first_name: z.string(), last_name: z.string(), rol: z.string() })
  .openapi('AuthUser');

/** 'ADMIN' or 'USER'. */
export const roleSchema = z.enum(ROLES, { error: 'Elige un rol' }).openapi('Role');

/** Id of the session's person: it stays the same as long as the account exists, even if the address changes. */
const userId = z.string();

/** Whether each menu entry carries an alert dot: true if something there waits for this person. */
const alertsSchema = z
  .strictObject({
    home: z.boolean(),
    projects: z.boolean(),
    documents: z.boolean(),
    documentsBack: z.boolean(),
    projectsBackOffice: z.boolean(),
  })
  .openapi('Alerts');

/** The length is limited, so that every password costs about the same to hash; counted by code point like the form. */
export const typedPassword = typedSecret
  .min(1, PASSWORD_REQUIRED)
  .refine(
    (value) => value.length <= 2 * PASSWORD_MAX_LENGTH && countCharacters(value) <= PASSWORD_MAX_LENGTH,
    { message: `La contraseña debe tener como máximo ${PASSWORD_MAX_LENGTH} caracteres` },
  );

export const authRouter = defineRouter('auth', {
  login: {
    access: 'public',
    method: 'post',
    path: '/users/auth/login',
    summary: 'Iniciar sesión',
    description:
      "422 'Correo o contraseña incorrectos' whether the address is unknown, the password wrong or the account not active; 429 with Retry-After (seconds).",
    request: jsonBody(z.strictObject({ email: mailAddress, password: typedPassword })),
    responses: {
      200: {
        description: 'Sesión iniciada',
        content: json(
          z.strictObject({ accessToken: z.string(), role: roleSchema, userId, user: authUserSchema }),
        ),
      },
    },
  },
  logout: {
    access: ROLES,
    method: 'post',
    path: '/users/auth/logout',
    // Ends a session.
    creates: false,
    summary: 'Cerrar sesión',
    responses: { 204: { description: 'La sesión ya no vale' } },
  },
  session: {
    access: ROLES,
    method: 'get',
    path: '/users/auth/session',
    summary: 'Quién tiene la sesión, y qué le espera',
    responses: {
      200: {
        description: 'La sesión vale',
        content: json(
          z.strictObject({
            userId,
            user: authUserSchema,
            role: roleSchema,
            alerts: alertsSchema,
            /** Whether the boleta notice is on today. */
            isBoletaNoticeOn: z.boolean(),
            /** Since when the person's data are blocked, as they asked; absent: they are not. */
            blockedSince: moment.optional(),
          }),
        ),
      },
    },
  },
});
