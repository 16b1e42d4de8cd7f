import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { anyId, moment, nothing, rowId } from './fields';

const undeliveredMail = z
  .strictObject({
    id: z.number().int(),
    /** Kind of mail: 'Invitación'. */
    what: z.string(),
    /** The recipient's address. */
    address: z.string(),
    /** When the mail server refused it for good, or the API gave up. */
    at: moment,
    /** True: the mail server refused it for good; false: the API gave up after many attempts. */
    isRefused: z.boolean(),
  })
  .openapi('UndeliveredMail');

/** A mail that did not arrive. */
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

export const mailsRouter = defineRouter('mails', {
  undeliveredMails: {
    access: ['ADMIN'],
    method: 'get',
    path: '/mails/undelivered',
    summary: 'Los correos que no llegaron a una persona, o sobre una orden o una boleta',
    description:
      'Refused for good by a mail server (5xx), or given up after half a day. One that arrived later, of the same kind and about the same thing, makes up for them. At most 20, the newest first.',
    request: {
      query: z.strictObject({
        personId: anyId.optional(),
        workOrderId: rowId.optional(),
        boletaId: rowId.optional(),
      }),
    },
    responses: {
      200: {
        description: 'Los que no llegaron',
        content: json(z.strictObject({ items: z.array(undeliveredMail) })),
      },
    },
  },
  resendMail: {
    access: ['ADMIN'],
    method: 'post',
    path: '/mails/undelivered/{id}/resend',
    // One that was sent again is no longer there.
    creates: false,
    summary: 'Reenviar un correo que no llegó',
    description: 'To the address that its person has now. 404 for one that was sent again already.',
    request: { params: z.strictObject({ id: rowId }) },
    refusals: [404],
    responses: { 202: { description: 'Sale de nuevo', content: json(nothing) } },
  },
});
