import { ROLES } from '@doblaje/domain/access';
import { CONSENT_PURPOSES } from '@doblaje/domain/consents';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { anyId, moment } from './fields';

const count = z.number().int().min(0);

export const consentSchema = z
  .strictObject({
    id: z.string(),
    purpose: z.enum(CONSENT_PURPOSES).openapi('ConsentPurpose'),
    /** The words that the person agreed to. */
    statement: z.string(),
    version: z.number().int(),
    givenAt: moment,
    /** The browser's own name: 'Firefox en Windows'; '' if unknown. */
    givenFrom: z.string(),
    /** When it ended; null: it is in force. */
    withdrawnAt: moment.nullable(),
    /** It ended because the person agreed to newer words. */
    isReplaced: z.boolean(),
  })
  .openapi('GivenConsent');

/** A consent that a person gave, as the ledger has it. */
export type GivenConsent = z.infer<typeof consentSchema>;

const ownConsentsSchema = z
  .strictObject({
    /** In force first, then latest first. */
    consents: z.array(consentSchema),
    /** What is kept because of them: what follows from withdrawing one is said by it. */
    held: z.strictObject({
      community: z.boolean(),
      disability: z.boolean(),
      applications: count,
      accepted: count,
      reels: count,
    }),
  })
  .openapi('OwnConsents');

/** A person's ledger of consents, as they see it. */
export type OwnConsents = z.infer<typeof ownConsentsSchema>;

export const consentsRouter = defineRouter('users', {
  ownConsents: {
    access: ROLES,
    method: 'get',
    path: '/users/me/consents',
    summary: 'Las autorizaciones de quien tiene la sesión',
    responses: { 200: { description: 'Las autorizaciones', content: json(ownConsentsSchema) } },
  },
  withdrawConsent: {
    access: ROLES,
    method: 'put',
    path: '/users/me/consents/{id}/withdrawal',
    summary: 'Retirar una autorización',
    description:
      'What was kept because of it is removed: of the data sheet, community and disability; reels with their files; applications that are not accepted, and of an accepted one community and disability. The other consents stay. Repeating it is no error: one that has ended stays as it is.',
    request: { params: z.strictObject({ id: anyId }) },
    refusals: [404],
    responses: {
      200: { description: 'Las autorizaciones como quedaron', content: json(ownConsentsSchema) },
    },
  },
});
