import { ROLES } from '@doblaje/domain/access';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { SII_STATES } from '@doblaje/domain/options/siiStates';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { toRegularize } from './boletaSchemas';
import { anyId } from './fields';
import { PDF_ANSWER } from './files';
import { monthName, yearName } from './monthSchemas';
import { paidProject } from './nominaSchemas';

const pesos = z.number().int().min(0);
const count = z.number().int().min(0);

/** What was paid in a time. */
const paidSums = z
  .strictObject({ boletas: count, gross: pesos, retention: pesos, net: pesos })
  .openapi('PaidSums');

export const paymentSchema = z
  .strictObject({
    /** Id of the boleta. */
    id: z.number().int(),
    orderNumbers: z.array(z.number().int()),
    /** The projects of its orders, by name. */
    projects: z.array(z.string()),
    state: z.enum(BOLETA_STATES.map(({ value }) => value)),
    /** Its state at the SII, as the studio noted it; without a meaning until it was sent. */
    siiState: z.enum(SII_STATES.map(({ value }) => value)),
    /** null until it was sent, like the amounts. */
    folio: z.number().int().nullable(),
    /** 'AAAA-MM-DD'; '' until it was sent. */
    issuedOn: z.string(),
    /** 'AAAA-MM-DD'; '' until it was paid. */
    paidOn: z.string(),
    gross: pesos.nullable(),
    retention: pesos.nullable(),
    net: pesos.nullable(),
    /** Its document, if it has one. */
    documentId: z.string().nullable(),
    /** It was paid, then annulled at the SII, and no later boleta has settled it. */
    isToRegularize: z.boolean(),
    /** The later boleta that settled it, and the day on which the studio noted that; null if none did. */
    settledBy: z.strictObject({ folio: z.number().int().nullable(), on: z.string() }).nullable(),
  })
  .openapi('OwnPayment');

/** A boleta of the person who is logged in. */
export type OwnPayment = z.infer<typeof paymentSchema>;

const ownYear = z
  .strictObject({
    year: yearName,
    /** What was paid in the year, by the day of payment. */
    paid: paidSums,
    /** Months with something in them, the latest first. A boleta is in the month of its payment; until then in that of its own day. */
    months: z.array(
      z.strictObject({
        month: monthName,
        /** What was paid in it. */
        paid: paidSums,
        boletas: z.array(paymentSchema),
      }),
    ),
    /** What was paid in the year by project, by name: a boleta of several projects has its part in each. */
    projects: z.array(paidProject),
    /** Of all years, open ones only. */
    toRegularize: z.array(toRegularize),
  })
  .openapi('OwnYear');

/** 'Mis pagos' of one year. */
export type OwnYear = z.infer<typeof ownYear>;

/** Without one it is this year. */
const query = z.strictObject({ year: yearName.optional() });

export const paymentsRouter = defineRouter('users', {
  ownPayments: {
    access: ROLES,
    method: 'get',
    path: '/users/me/payments',
    summary: 'Los propios pagos de un año',
    description: 'The own boletas by month with their states, and what was paid. Without `year` this year.',
    request: { query },
    responses: { 200: { description: 'El año', content: json(ownYear) } },
  },
  ownCertificate: {
    access: ROLES,
    method: 'get',
    path: '/users/me/certificate',
    summary: 'El propio certificado de honorarios de un año',
    description:
      'PDF: what was paid by month of payment, gross, retention and net. A year without payments says so. Without `year` this year.',
    request: { query },
    responses: PDF_ANSWER,
  },
  personCertificate: {
    access: ['ADMIN'],
    method: 'get',
    path: '/users/{id}/certificate',
    summary: 'El certificado de honorarios de una persona',
    description: 'The same as hers. Who asked for it stands in her history.',
    request: { params: z.strictObject({ id: anyId }), query },
    refusals: [404],
    responses: PDF_ANSWER,
  },
});
