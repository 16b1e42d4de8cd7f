import { z } from '@hono/zod-openapi';
import { moment } from './fields';

/** The address that somebody logs in with, and the one that waits to be confirmed. */
export const emailChangeSchema = z
  .strictObject({
    email: z.string(),
    pending: z
      .strictObject({
        email: z.string(),
        askedAt: moment,
        /** Until when the link in the last mail is good. */
        expiresAt: moment,
        isExpired: z.boolean(),
        /** Asked for by the studio, with a reason; else by the person. */
        isByStudio: z.boolean(),
        /** '' where the person asked. */
        reason: z.string(),
      })
      .nullable(),
    /** When either was last written. */
    updatedAt: moment,
  })
  .openapi('EmailChange');

/** @see emailChangeSchema */
export type EmailChange = z.infer<typeof emailChangeSchema>;
