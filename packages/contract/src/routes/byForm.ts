import type { z } from '@hono/zod-openapi';

/**
 * Judges a request by the validator of the form that sends it (domain), so that browser and server refuse the same
 * values with the same words. `validate` gives the messages by field, nothing for a field that is fine.
 */
export function byForm<Values extends object>(validate: (values: Values) => object) {
  return (values: Values, context: z.RefinementCtx) => {
    for (const [field, message] of Object.entries(validate(values))) {
      if (typeof message === 'string') context.addIssue({ code: 'custom', path: [field], message });
    }
  };
}
