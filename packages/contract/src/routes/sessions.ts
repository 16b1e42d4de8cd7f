import { ROLES } from '@doblaje/domain/access';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { sessionsList } from '../lists/sessions';
import { anyId, moment } from './fields';
import { listOf, listQuery } from './lists';

const openSession = z
  .strictObject({
    id: z.string(),
    /** The browser's own name at log-in: 'Firefox en Windows'; '' if it gives none. */
    browser: z.string(),
    startedAt: moment,
    /** To the minute. */
    lastUsedAt: moment,
    /** The session of this request. */
    isCurrent: z.boolean(),
  })
  .openapi('OpenSession');

/** One open session, as its person sees it. */
export type OpenSession = z.infer<typeof openSession>;

export const sessionsRouter = defineRouter('users', {
  listSessions: {
    access: ROLES,
    method: 'get',
    path: '/users/auth/sessions',
    summary: 'Las sesiones abiertas de quien tiene la sesión',
    description: 'One’s own only, ADMIN’s too. `search` looks in the browser’s name.',
    request: { query: listQuery(sessionsList) },
    responses: { 200: { description: 'Una página', content: json(listOf(openSession)) } },
  },
  closeSession: {
    access: ROLES,
    method: 'delete',
    path: '/users/auth/sessions/{id}',
    summary: 'Cerrar una sesión propia',
    description:
      'It ends at once: the next request with its token is refused. 404 for one that is over, or is not one’s own.',
    request: { params: z.strictObject({ id: anyId }) },
    refusals: [404],
    responses: { 204: { description: 'La sesión ya no vale' } },
  },
  closeOtherSessions: {
    access: ROLES,
    method: 'delete',
    path: '/users/auth/sessions',
    summary: 'Cerrar las demás sesiones',
    responses: {
      200: {
        description: 'Cuántas se cerraron',
        content: json(z.strictObject({ closed: z.number().int().min(0) })),
      },
    },
  },
});
