import { validateNominaPayment } from '@doblaje/domain/forms/nominaPayment';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { nominasList } from '../lists/nominas';
import { bankCheckSchema } from './bankFileSchemas';
import { byForm } from './byForm';
import { anyId, chosenRecord, moment, rowId, rowIdOrNone, typedLine, typedText } from './fields';
import { CSV_ANSWER, listOf, listQuery } from './lists';
import { monthName } from './monthSchemas';
import { nominaRowSchema } from './nominaRow';
import { NOMINA_MOST, nominaSchema, paidMonthSchema, payableSchema } from './nominaSchemas';

const params = z.strictObject({ id: rowId });
/** A charge account; text that cannot be one is found nowhere. */
const accountId = rowId;

/** A charge account, or 0 for the studio's own CSV. */
const accountOrOwn = z
  .string()
  .transform((text) => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1))
  .openapi({ type: 'integer', minimum: 0 });

const read = { updatedAt: moment };

/** The reason, required once its file was downloaded. */
const reason = typedText.default('');

/** The answer of every move of a nómina: the moved nómina, or, if somebody else was first, the current one. */
const moved = {
  refusals: [404, 409],
  responses: editAnswers('La nómina', nominaSchema),
} as const;

const month = z.strictObject({ month: monthName });

const leftOut = z.strictObject({
  id: z.number().int(),
  /** null if the boleta is gone. */
  orderNumbers: z.array(z.number().int()),
  personId: z.string(),
  personName: z.string(),
  /** The reason in words. */
  why: z.string(),
});

/** A boleta that could not be added to a nómina. */
export type NominaLeftOut = z.infer<typeof leftOut>;

export const nominasRouter = defineRouter('nominas', {
  listNominas: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas',
    summary: 'Las nóminas',
    description:
      '`search` looks in numbers, and in the boletas that they hold: folio, order, person and project, without case or accents.',
    request: { query: listQuery(nominasList) },
    responses: { 200: { description: 'Una página', content: json(listOf(nominaRowSchema)) } },
  },
  payableBoletas: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/payable',
    summary: 'Las boletas que pueden entrar en una nómina',
    description: `Approved ones that are in none, the oldest first, at most ${NOMINA_MOST}; those of people who cannot be paid yet too, with what lacks; those that the SII’s current sheet has as annulled or about to be too.`,
    responses: {
      200: {
        description: 'Las boletas',
        content: json(
          z.strictObject({
            items: z.array(payableSchema),
            /** false: there are more. */
            isAll: z.boolean(),
          }),
        ),
      },
    },
  },
  paidMonth: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/month',
    summary: 'Lo pagado en un mes',
    description:
      'By the day of payment: gross, retention and net by person and by project. Without `month` the last one in which something was paid; before the first payment this one.',
    request: { query: z.strictObject({ month: monthName.optional() }) },
    responses: { 200: { description: 'Las sumas', content: json(paidMonthSchema) } },
  },
  paidMonthCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/month/csv',
    summary: 'Lo pagado en un mes como CSV',
    description:
      'One line for each order that a boleta pays, with its part of the amounts: they add up by person and by project. Streamed. 409 with code NOT_POSSIBLE where somebody who was paid has their data blocked.',
    request: { query: month },
    refusals: [409],
    responses: CSV_ANSWER,
  },
  makeNomina: {
    access: ['ADMIN'],
    method: 'post',
    path: '/nominas',
    creates: true,
    summary: 'Crear una nómina',
    description:
      'Of approved ones whose people have complete bank data and that the SII’s sheet does not have as annulled; the others are named with the reason. None made where none can go in: `nomina` is null. All in one transaction. None either where one is not as it was read: 409 names each of those.',
    refusals: [409],
    request: jsonBody(
      z.strictObject({
        boletas: z
          .array(chosenRecord)
          .min(1, 'Elige al menos una boleta')
          .max(NOMINA_MOST, `Son demasiadas boletas: elige hasta ${NOMINA_MOST}`),
      }),
    ),
    responses: {
      201: {
        description: 'La nómina y las boletas que no entraron',
        content: json(z.strictObject({ nomina: nominaSchema.nullable(), leftOut: z.array(leftOut) })),
      },
    },
  },
  readNomina: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/{id}',
    summary: 'Una nómina',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'La nómina', content: json(nominaSchema) } },
  },
  bankFile: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/{id}/bank-file',
    summary: 'El archivo de una nómina para el banco',
    description:
      'CSV, one transfer a person. Made when it is first asked for, it stays what it was; of a bank’s file that people’s data still agree with it tells the transfers, else it is made anew while the nómina is prepared; `again` makes it of the data sheets as they are by then, while the nómina is prepared. Once the bank has answered it is never handed out again, not of a paid nómina either: what the bank paid would be paid again, and what it rejected is free for another nómina. It holds account numbers: who asked for it stands in the history of the nómina and of each person. 409 with code NOT_POSSIBLE then, and when it is voided, empty, or somebody’s bank data are not complete any more. 422 with a line for each row that cannot be paid.',
    request: { params, query: z.strictObject({ again: z.literal('true').optional() }) },
    refusals: [404, 409],
    responses: CSV_ANSWER,
  },
  checkBankFile: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/{id}/bank-check',
    summary: 'Revisar el archivo de una nómina antes de descargarlo',
    description:
      'What the bank of a charge account would reject, and how each is mended; account 0 is the studio’s own CSV; without `account` of the one that was used last. Only errors keep the file from being made. Of a file that was made, what changed since too. Refused like the CSV once the bank has answered.',
    request: {
      params,
      query: z.strictObject({ account: accountOrOwn.optional(), payDay: typedLine.optional() }),
    },
    refusals: [404, 409],
    responses: { 200: { description: 'La revisión', content: json(bankCheckSchema) } },
  },
  chargeFile: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/{id}/bank-file/{account}',
    summary: 'El archivo de una nómina en la forma que pide el banco de una cuenta de cargo',
    description:
      'Text in the encoding of the bank, an XLSX, or a ZIP of several where the bank takes only so many rows. Kept, told of and, once the bank has answered, refused like the CSV; for another account, or another day that the file names, made anew while the nómina is prepared. 422 with a line for each row that the bank would reject.',
    request: {
      params: z.strictObject({ id: rowId, account: accountId }),
      query: z.strictObject({ again: z.literal('true').optional(), payDay: typedLine.optional() }),
    },
    refusals: [404, 409],
    responses: {
      200: {
        description: 'El archivo',
        content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  },
  removeBoleta: {
    access: ['ADMIN'],
    method: 'post',
    path: '/nominas/{id}/remove',
    // Moved once it is stale.
    creates: false,
    summary: 'Quitar una boleta de una nómina preparada',
    description:
      'It is approved as before. The last one stays: such a nómina is voided. Once its file was taken, a reason is asked for. 409 with code NOT_POSSIBLE while the bank’s last answer says that it paid it or waits for it to be collected.',
    request: { params, ...jsonBody(z.strictObject({ boletaId: rowIdOrNone, reason, ...read })) },
    ...moved,
  },
  payNomina: {
    access: ['ADMIN'],
    method: 'post',
    path: '/nominas/{id}/pay',
    // Moved once it is stale.
    creates: false,
    summary: 'Marcar una nómina como pagada',
    description:
      'All its boletas are paid in one transaction, and each person is told by one mail. Not on a day to come, nor before the day of one of its boletas. With `seen` it is refused as stale where other bank data changed since.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({ paidOn: typedLine, seen: typedLine.optional(), ...read })
          .superRefine(byForm((values) => validateNominaPayment(values))),
      ),
    },
    ...moved,
  },
  voidNomina: {
    access: ['ADMIN'],
    method: 'post',
    path: '/nominas/{id}/void',
    // Moved once it is stale.
    creates: false,
    summary: 'Anular una nómina preparada',
    description:
      'Its boletas are approved as before and may go into another. Once its file was taken, a reason is asked for: the bank may have it. 409 with code NOT_POSSIBLE while the bank’s last answer says that it paid a part or waits for it to be collected.',
    request: { params, ...jsonBody(z.strictObject({ reason, ...read })) },
    ...moved,
  },
  askBankData: {
    access: ['ADMIN'],
    method: 'post',
    path: '/users/{id}/bank-data-request',
    // Asked once a day.
    creates: false,
    summary: 'Pedir a una persona sus datos bancarios',
    description:
      'By mail, with a link to the data sheet; once a day: asked again sooner it tells when that was. 409 with code NOT_POSSIBLE when nothing lacks, unless `review` asks to look at data that a bank is likely to reject; or when the account is not active.',
    request: {
      params: z.strictObject({ id: anyId }),
      query: z.strictObject({ review: z.literal('true').optional() }),
    },
    refusals: [404, 409],
    responses: {
      200: { description: 'Cuándo se pidieron', content: json(z.strictObject({ bankAskedAt: moment })) },
    },
  },
});
