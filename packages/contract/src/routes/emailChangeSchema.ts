import { z } from '@hono/zod-openapi';
import { moment } from './fields';

/** The address that a person logs in with, and the new one that waits to be confirmed. */
export const emailChangeSchema = z
  .strictObject({
    email: z.string(),
    pending: z
      .strictObject({
        email: z.string(),
        askedAt: moment,
        /** When the link in the last mail expires. */
        expiresAt: moment,
        isExpired: z.boolean(),
        /** True: the studio asked for the change, with a reason; false: the person did. */
        isByStudio: z.boolean(),
        /** '' if the person asked. */
        reason: z.string(),
      })
      .nullable(),
    /** When either address was last written. */
    updatedAt: moment,
  })
  .openapi('EmailChange');

/** @see emailChangeSchema */
export type EmailChange = z.infer<typeof emailChangeSchema>;
