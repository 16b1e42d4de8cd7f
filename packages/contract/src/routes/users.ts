import { ROLES } from '@doblaje/domain/access';
import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';
import { json } from './fields';

const rut = z.string().nullable();

const me = defineRoute({
  access: ROLES,
  method: 'get',
  path: '/users/me',
  tags: ['users'],
  summary: 'El RUT de quien tiene la sesión',
  description: 'What the profile warning looks at (spec §7): null while there is none.',
  responses: { 200: { description: 'El RUT', content: json(z.strictObject({ rut })) } },
});

const profile = defineRoute({
  access: ROLES,
  method: 'get',
  path: '/users/me/profile',
  tags: ['users'],
  summary: 'La ficha de quien tiene la sesión',
  responses: {
    200: {
      description: 'La ficha',
      content: json(
        z
          .strictObject({ email: z.string(), first_name: z.string(), last_name: z.string(), rut })
          .openapi('Profile'),
      ),
    },
  },
});

export const routes = { me, profile } as const;
