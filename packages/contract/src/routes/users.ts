import { ROLES } from '@doblaje/domain/access';
import { validateChangePassword } from '@doblaje/domain/forms/changePassword';
import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';
import { typedPassword } from './auth';
import { byForm } from './byForm';
import { json, jsonBody } from './fields';
import { ownDataSchema } from './ownData';
import { profilePatchSchema, profileSchema } from './profileFields';

const me = defineRoute({
  access: ROLES,
  method: 'get',
  path: '/users/me',
  tags: ['users'],
  summary: 'El RUT de quien tiene la sesión',
  description: 'What the profile warning looks at (spec §7): null while there is none.',
  responses: {
    200: { description: 'El RUT', content: json(z.strictObject({ rut: z.string().nullable() })) },
  },
});

const profile = defineRoute({
  access: ROLES,
  method: 'get',
  path: '/users/me/profile',
  tags: ['users'],
  summary: 'La ficha de quien tiene la sesión',
  responses: { 200: { description: 'La ficha', content: json(profileSchema) } },
});

const updateProfile = defineRoute({
  access: ROLES,
  method: 'patch',
  path: '/users/me/profile',
  tags: ['users'],
  summary: 'Guardar una sección de la ficha',
  description:
    '`section` says which; `updatedAt` is the one the section was read with. 409 with code STALE and the whole sheet as `current` when it was written since. The RUT is normalised, and one is in one account only: 422 on `rut` for the second; the identity field of another country is removed. Without consent neither community nor disability is kept, and withdrawing it removes them.',
  request: jsonBody(profilePatchSchema),
  refusals: [409],
  responses: { 200: { description: 'La ficha como quedó', content: json(profileSchema) } },
});

const updatePassword = defineRoute({
  access: ROLES,
  method: 'put',
  path: '/users/me/password',
  tags: ['users'],
  summary: 'Cambiar la contraseña propia',
  description: 'Ends every other session of the account. 422 on `currentPassword` when that is wrong.',
  request: jsonBody(
    z
      .strictObject({
        currentPassword: typedPassword,
        password: z.string().max(1000),
        passwordConfirmation: z.string().max(1000),
      })
      .superRefine(byForm(validateChangePassword)),
  ),
  responses: { 204: { description: 'La contraseña está cambiada' } },
});

const closeOtherSessions = defineRoute({
  access: ROLES,
  method: 'delete',
  path: '/users/auth/sessions',
  tags: ['users'],
  summary: 'Cerrar las demás sesiones',
  responses: {
    200: {
      description: 'Cuántas se cerraron',
      content: json(z.strictObject({ closed: z.number().int().min(0) })),
    },
  },
});

const exportOwnData = defineRoute({
  access: ROLES,
  method: 'get',
  path: '/users/me/export',
  tags: ['users'],
  summary: 'Descargar los datos propios',
  description:
    'Everything kept about the person (Ley 21.719), as a JSON file. The files themselves have their own routes.',
  responses: { 200: { description: 'Los datos', content: json(ownDataSchema) } },
});

const eraseAccount = defineRoute({
  access: ROLES,
  method: 'delete',
  path: '/users/me',
  tags: ['users'],
  summary: 'Borrar los datos propios',
  description:
    'For good: account, data sheet, applications, documents and their files, every session. 422 on `password` when that is wrong; 409 with code LAST_ADMIN for the only ADMIN.',
  request: jsonBody(z.strictObject({ password: typedPassword })),
  refusals: [409],
  responses: { 204: { description: 'Ya no queda nada' } },
});

export const routes = {
  me,
  profile,
  updateProfile,
  updatePassword,
  closeOtherSessions,
  exportOwnData,
  eraseAccount,
} as const;
