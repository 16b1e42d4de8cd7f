import type { z } from '@hono/zod-openapi';

/** `application/json` content of a schema, as route definitions want it. */
export const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

/** A required JSON body of a schema. */
export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { content: json(schema), required: true },
});
