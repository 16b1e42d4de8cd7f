import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';

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
});
