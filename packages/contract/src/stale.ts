import { z } from 'zod';
import { API_MESSAGES, type FieldError, fieldErrorSchema } from './problem';
import { json } from './routes/fields';

/** The 409 of an edit of something that was written since it was read: nothing was saved. */
export interface Stale<Current> {
  message: string;
  code: 'STALE';
  /** What the edit was about as it is now. */
  current: Current;
  /** What has changed, where it is known: a sentence each. @default [] */
  errors?: FieldError[];
}

/**
 * The 409 of a route that saves edits, among its `responses`: with it in the route's type the handler returns it and the
 * client's `sendEdit` hands it out, both checked by the compiler.
 * @param current schema of what is there now, as a rule that of the route's success
 * @example responses: { 200: { description: 'Guardado', content: json(project) }, 409: staleAnswer(project) }
 */
export const staleAnswer = <S extends z.ZodType>(current: S) => ({
  description: 'Cambió desde que se leyó: no se guardó nada, y `current` es lo que hay',
  content: json(
    z.strictObject({
      message: z.string(),
      code: z.literal('STALE'),
      current,
      errors: z.array(fieldErrorSchema).optional(),
    }),
  ),
});

/** The body of that answer. */
export function stale<Current>(current: Current): Stale<Current> {
  return { message: API_MESSAGES.stale, code: 'STALE', current };
}
