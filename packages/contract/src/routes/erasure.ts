import { ROLES } from '@doblaje/domain/access';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { typedPassword } from './auth';
import { documentSchema } from './documents';

const openPaper = documentSchema
  .pick({ id: true, title: true, project: true, state: true, date: true })
  .openapi('OpenPaper');

const papers = z
  .strictObject({ total: z.number().int().min(0), items: z.array(openPaper) })
  .openapi('OpenPapers');

/** What a person reads before everything of theirs is erased. */
export const erasureSchema = z
  .strictObject({
    openOrders: papers,
    unpaidBoletas: papers,
    /** Whether a payment of theirs is at the bank: until it is noted as paid, or taken back, nothing is erased. */
    isPaymentAtBank: z.boolean(),
    /** What accounting law keeps: only ADMIN sees it, in the archive. */
    kept: z.strictObject({
      workOrders: z.number().int().min(0),
      boletas: z.number().int().min(0),
      /** The day until which the last of it is kept; null: nothing is kept. */
      until: z.iso.date().nullable(),
    }),
  })
  .openapi('Erasure');

/** @see erasureSchema */
export type Erasure = z.infer<typeof erasureSchema>;

/** The end of a person's own data. */
export const erasureRouter = defineRouter('users', {
  erasure: {
    access: ROLES,
    method: 'get',
    path: '/users/me/erasure',
    summary: 'Qué pasaría al borrar los datos propios',
    description:
      'Open orders and unpaid boletas, newest first and at most 20 of each beside how many there are; whether a payment is at the bank, which comes first; and how many papers accounting law keeps, and until when.',
    responses: { 200: { description: 'Lo pendiente y lo que queda', content: json(erasureSchema) } },
  },
  eraseAccount: {
    access: ROLES,
    method: 'delete',
    path: '/users/me',
    summary: 'Borrar los datos propios',
    description:
      'For good: account, data sheet, applications, documents and their files, every session. What accounting law keeps (accepted and finished orders, boletas) goes to the archive, which ADMIN alone sees. 422 on `password` when that is wrong; 409 with code LAST_ADMIN for the only ADMIN, NOT_POSSIBLE while a payment of theirs is at the bank.',
    request: jsonBody(z.strictObject({ password: typedPassword })),
    refusals: [409],
    responses: { 204: { description: 'Ya no queda nada más que lo que la ley guarda' } },
  },
});
