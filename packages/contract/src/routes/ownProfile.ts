import { ROLES } from '@doblaje/domain/access';
import { validateChangePassword } from '@doblaje/domain/forms/changePassword';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { typedPassword } from './auth';
import { byForm } from './byForm';
import { typedSecret } from './fields';
import { profilePatchSchema, profileSchema } from './profileFields';

/** A person's own data sheet and password. */
export const ownProfileRouter = defineRouter('users', {
  me: {
    access: ROLES,
    method: 'get',
    path: '/users/me',
    summary: 'El RUT de quien tiene la sesión',
    description: 'What the profile warning looks at (spec §7): null while there is none.',
    responses: {
      200: { description: 'El RUT', content: json(z.strictObject({ rut: z.string().nullable() })) },
    },
  },
  profile: {
    access: ROLES,
    method: 'get',
    path: '/users/me/profile',
    summary: 'La ficha de quien tiene la sesión',
    responses: { 200: { description: 'La ficha', content: json(profileSchema) } },
  },
  updateProfile: {
    access: ROLES,
    method: 'patch',
    path: '/users/me/profile',
    summary: 'Guardar una sección de la ficha',
    description:
      '`section` says which; `updatedAt` is the one the section was read with. 409 with code STALE and the whole sheet as `current` when it was written since. The RUT is normalised, and one is in one account only: 422 on `rut` for the second; the bank is an active one of `GET /banks` or stays as it is: 422 on `bank`; the identity field of another country is removed. Without consent neither community nor disability is kept, and withdrawing it removes them.',
    request: jsonBody(profilePatchSchema),
    responses: editAnswers('La ficha como quedó', profileSchema),
  },
  updatePassword: {
    access: ROLES,
    method: 'put',
    path: '/users/me/password',
    summary: 'Cambiar la contraseña propia',
    description: 'Ends every other session of the account. 422 on `currentPassword` when that is wrong.',
    request: jsonBody(
      z
        .strictObject({
          currentPassword: typedPassword,
          password: typedSecret,
          passwordConfirmation: typedSecret,
        })
        .superRefine(byForm(validateChangePassword)),
    ),
    responses: { 204: { description: 'La contraseña está cambiada' } },
  },
});
