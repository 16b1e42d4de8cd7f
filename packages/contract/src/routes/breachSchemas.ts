import { BREACH_AUDIENCES } from '@doblaje/domain/privacy';
import { z } from '@hono/zod-openapi';
import { choice, moment } from './fields';
import { peopleKind, personalDataKind } from './privacySchemas';

export const breachAudience = choice(BREACH_AUDIENCES, 'BreachAudience');

/** Answered by the routes of breaches, and within `GET /personal-data`. */
export const breachSchema = z
  .strictObject({
    id: z.number().int(),
    title: z.string(),
    what: z.string(),
    /** Days are 'AAAA-MM-DD'. */
    since: z.string(),
    foundOn: z.string(),
    dataKinds: z.array(personalDataKind),
    peopleKinds: z.array(peopleKind),
    /** Whether people under 14 are among them. */
    hasChildren: z.boolean(),
    /** About how many; null: not known yet. */
    peopleCount: z.number().int().nullable(),
    effects: z.string(),
    measures: z.string(),
    /** The day on which the Agency was told; '' until then. */
    agencyOn: z.string(),
    /** The mails to the people concerned, the first one first. Each stays as it was sent. */
    mails: z.array(
      z.strictObject({ id: z.number().int(), sentAt: moment, people: z.number().int(), text: z.string() }),
    ),
    updatedAt: moment,
  })
  .openapi('Breach');

/** Something that happened to personal data, in the studio's register. It is never removed. */
export type Breach = z.infer<typeof breachSchema>;
