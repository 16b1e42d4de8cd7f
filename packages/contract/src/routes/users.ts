import { ROLES } from '@doblaje/domain/access';
import { validateChangePassword } from '@doblaje/domain/forms/changePassword';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { typedPassword } from './auth';
import { byForm } from './byForm';
import { erasureSchema } from './erasure';
import { fileLink, typedSecret } from './fields';
import { zip } from './files';
import { profilePatchSchema, profileSchema } from './profileFields';

export const usersRouter = defineRouter('users', {
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
      '`section` says which; `updatedAt` is the one the section was read with. 409 with code STALE and the whole sheet as `current` when it was written since. The RUT is normalised, and one is in one account only: 422 on `rut` for the second; the identity field of another country is removed. Without consent neither community nor disability is kept, and withdrawing it removes them.',
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
  exportOwnData: {
    access: ROLES,
    method: 'get',
    path: '/users/me/export',
    summary: 'Descargar los datos propios',
    description:
      'Everything kept about the person (Ley 21.719), streamed as a ZIP: a page to read (mis-datos.html), the same as data (mis-datos.json, the schema OwnData) and every file.',
    responses: { 200: { description: 'Los datos', content: zip } },
  },
  linkOwnData: {
    access: ROLES,
    method: 'post',
    path: '/users/me/export/link',
    summary: 'Un enlace a los datos propios, bueno por 60 segundos',
    description: 'For a download, which sends no header: the same ZIP. It ends with the session.',
    responses: {
      200: {
        description: 'El enlace',
        content: json(fileLink),
      },
    },
  },
  erasure: {
    access: ROLES,
    method: 'get',
    path: '/users/me/erasure',
    summary: 'Qué pasaría al borrar los datos propios',
    description:
      'Open orders and unpaid boletas, newest first and at most 20 of each beside how many there are; and how many papers accounting law keeps, and until when.',
    responses: { 200: { description: 'Lo pendiente y lo que queda', content: json(erasureSchema) } },
  },
  eraseAccount: {
    access: ROLES,
    method: 'delete',
    path: '/users/me',
    summary: 'Borrar los datos propios',
    description:
      'For good: account, data sheet, applications, documents and their files, every session. What accounting law keeps (accepted and finished orders, boletas) goes to the archive, which ADMIN alone sees. 422 on `password` when that is wrong; 409 with code LAST_ADMIN for the only ADMIN.',
    request: jsonBody(z.strictObject({ password: typedPassword })),
    refusals: [409],
    responses: { 204: { description: 'Ya no queda nada más que lo que la ley guarda' } },
  },
});
