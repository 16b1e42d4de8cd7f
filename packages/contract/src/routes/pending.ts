import { ROLES } from '@doblaje/domain/access';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';

/**
 * The kinds of tasks that may wait for a person (desk.md §8). A USER has own tasks: orders to answer, boletas to upload, rejected
 * boletas, and boletas that were annulled after they were paid. An ADMIN has the studio's tasks: new applications, requests about personal data that are due, boletas to review, orders without an answer, declined orders without a
 * replacement, replacement drafts that nobody has issued, orders and chapters that are late or due soon and not done, and what the close
 * of the year still needs.
 */
export const PENDING_KINDS = [
  'ordersToAnswer',
  'boletasToUpload',
  'boletasRejected',
  'ownToRegularize',
  'newApplications',
  'dataRequestsDue',
  'ordersDeclined',
  'ordersToReplace',
  'ordersUnanswered',
  'boletasToReview',
  'annulmentsToAnswer',
  'boletasUnmatched',
  'boletasToRegularize',
  'contractsEnding',
  'voicesEnding',
  'ordersDue',
  'chaptersDue',
] as const;

/** One of {@link PENDING_KINDS}. */
export type PendingKind = (typeof PENDING_KINDS)[number];

export const pendingRouter = defineRouter('users', {
  pending: {
    access: ROLES,
    method: 'get',
    path: '/users/me/pending',
    summary: 'Lo que espera a quien tiene la sesión',
    description:
      'Only what there is any of, the most pressing first. Counted to 10,000: with `isExact: false` there are more. Days are those of Chile.',
    responses: {
      200: {
        description: 'Lo pendiente',
        content: json(
          z.strictObject({
            items: z.array(
              z
                .strictObject({
                  kind: z.enum(PENDING_KINDS),
                  count: z.number().int().min(1),
                  isExact: z.boolean(),
                  /** For own tasks only: days that the oldest has waited; 0: since today. */
                  days: z.number().int().min(0).optional(),
                  /** The last day, 'AAAA-MM-DD': of the close of the year, of the request about personal data that is due first. */
                  until: z.iso.date().optional(),
                })
                .openapi('Pending'),
            ),
          }),
        ),
      },
    },
  },
});
