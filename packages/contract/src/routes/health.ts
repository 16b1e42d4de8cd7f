import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';

/** Whether the server answers at all: for a monitor, and for scripts that wait for the server to start. */
export const health = defineRoute({
  access: 'public',
  method: 'get',
  path: '/health',
  tags: ['health'],
  summary: 'El servidor responde',
  responses: {
    200: {
      description: 'Responde',
      content: { 'application/json': { schema: z.strictObject({ status: z.literal('ok') }) } },
    },
  },
});
