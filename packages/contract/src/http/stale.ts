import { getRefId } from '@asteasolutions/zod-to-openapi';
import { z } from '@hono/zod-openapi';
import { json } from './json';
import { API_MESSAGES, type FieldError, fieldErrorSchema } from './problem';

/** The 409 of a stale edit: the record was written since it was read, and nothing was saved. */
export interface Stale<Current> {
  message: string;
  code: 'STALE';
  /** The record as it is now. */
  current: Current;
  /** What changed, one sentence each, if it is known. @default [] */
  errors?: FieldError[];
}

/**
 * The 409 of a route that saves an edit, or creates something from what was read, for its `responses`. It is part of the route's
 * type, so the compiler checks that the handler returns it and that the client's `sendEdit` passes it on.
 * @param current schema of the current record, usually the schema of the route's success
 */
export function staleAnswer<S extends z.ZodType>(current: S) {
  const schema = z.strictObject({
    message: z.string(),
    code: z.literal('STALE'),
    current,
    errors: z.array(fieldErrorSchema).optional(),
  });
  const name = getRefId(current);
  return {
    description: 'Cambió desde que se leyó: no se guardó nada, y `current` es lo que hay',
    content: json(name ? schema.openapi(`Stale${name}`) : schema),
  };
}

/**
 * The answers of a route that saves an edit: what was saved, or the 409 with what is there instead.
 * @param description of the success
 */
export const editAnswers = <S extends z.ZodType>(description: string, schema: S) => ({
  200: { description, content: json(schema) },
  409: staleAnswer(schema),
});

/** The body of that answer. */
export function stale<Current>(current: Current): Stale<Current> {
  return { message: API_MESSAGES.stale, code: 'STALE', current };
}
