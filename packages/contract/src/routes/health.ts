import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';

/** What a server needs for its work, and whether it has it. No addresses and no reasons: anybody may read it. */
const readinessSchema = z
  .strictObject({
    database: z.boolean().openapi({ description: 'The database answers' }),
    store: z.boolean().openapi({ description: 'The file store answers' }),
    outbox: z.boolean().openapi({ description: 'No mail has waited too long for its turn' }),
    running: z.boolean().openapi({ description: 'The server is not stopping' }),
  })
  .openapi('Readiness');

export const healthRouter = defineRouter('health', {
  /** Whether the server answers at all: for a monitor, and for scripts that wait for the server to start. */
  health: {
    access: 'public',
    method: 'get',
    path: '/health',
    summary: 'El servidor responde',
    responses: {
      200: {
        description: 'Responde',
        content: { 'application/json': { schema: z.strictObject({ status: z.literal('ok') }) } },
      },
    },
  },
  /** Whether the server can do its work: for the balancer that sends it requests. It answers within two seconds. */
  ready: {
    access: 'public',
    method: 'get',
    path: '/ready',
    summary: 'El servidor puede atender',
    responses: {
      200: { description: 'Tiene todo lo que necesita', content: json(readinessSchema) },
      503: { description: 'Algo le falta, o se está deteniendo', content: json(readinessSchema) },
    },
  },
});
