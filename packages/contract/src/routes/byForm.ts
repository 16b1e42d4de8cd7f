import { z } from '@hono/zod-openapi';
import { moment, typedText } from './fields';

type Found = [path: PropertyKey[], message: string];

/** The messages of a validator with their paths: a list of rows has its own errors for each row. */
function messagesIn(errors: unknown, path: PropertyKey[] = []): Found[] {
  if (typeof errors === 'string') return [[path, errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => messagesIn(value, [...path, key]));
}

/**
 * Judges a request with the validator of the form that sends it (domain), so that browser and server refuse the same
 * values with the same words. `validate` returns the messages by field, nothing for a valid field.
 */
export function byForm<Values extends object>(validate: (values: Values) => object) {
  return (values: Values, context: z.RefinementCtx) => {
    for (const [path, message] of messagesIn(validate(values))) {
      context.addIssue({ code: 'custom', path, message });
    }
  };
}

/** The body of a move that tells the person why. */
export const reasonGiven = (validate: (values: { reason: string; updatedAt: string }) => object) =>
  z
    .strictObject({ reason: typedText, updatedAt: moment })
    .superRefine(byForm(validate))
    .openapi('ReasonGiven');
