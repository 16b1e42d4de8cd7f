import { type AnswerColumnsValues, validateAnswerColumns } from '@doblaje/domain/bankAnswers';
import { SHEET_LIMITS } from '@doblaje/domain/media';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { moment, rowId, typedLine } from './fields';
import { nominaSchema } from './nominaSchemas';

const params = z.strictObject({ id: rowId });
const pesos = z.number().int().min(0);

const columnsShape = {
  ...{ rut: typedLine, checkDigit: typedLine, amount: typedLine, account: typedLine, state: typedLine },
  ...{ reason: typedLine, paid: typedLine, rejected: typedLine, waiting: typedLine },
} satisfies Record<keyof AnswerColumnsValues, z.ZodType>;

const columnsSchema = z
  .strictObject({
    /** Name of the bank whose answers are read like this; '' for the studio's own CSV, which is of none. */
    bankName: z.string(),
    ...columnsShape,
    /** null: nobody has assigned them, and they are those of BancoEstado. */
    updatedAt: moment.nullable(),
  })
  .openapi('AnswerColumns');

/** How the answer of a bank is read. */
export type AnswerColumns = z.infer<typeof columnsSchema>;

const payment = z
  .strictObject({
    personId: z.string().nullable(),
    personName: z.string(),
    net: pesos,
    /** `unanswered`: no line speaks of it, nor did one of an earlier answer; `unclear`: what the answer says cannot be written, and somebody has to look. */
    outcome: z.enum(['paid', 'rejected', 'waiting', 'unanswered', 'unclear']),
    /** Why the bank rejected it, in its own words; what is unclear, in ours; '' if neither. */
    reason: z.string(),
    /** Whether confirming changes something. */
    isNew: z.boolean(),
  })
  .openapi('AnsweredPayment');

const checkSchema = z
  .strictObject({
    /** Of the file. */
    name: z.string(),
    /** Each payment of the nómina's file once. */
    payments: z.array(payment),
    /** Lines that are of none of them. */
    foreign: z.array(
      z.strictObject({
        /** Row of the file, from 1. */
        row: z.number().int(),
        rut: z.string(),
        amount: pesos,
        message: z.string(),
      }),
    ),
    /** What becomes of the nómina by confirming: `rejected` when the bank paid nobody, which voids it. */
    becomes: z.enum(['prepared', 'paid', 'rejected']),
    /** Day of the newest boleta that it newly pays, 'AAAA-MM-DD'; '' where it pays nothing new, and no day is asked for. */
    latestIssuedOn: z.string(),
    /** Stands for all this: confirming sends it back. */
    seen: z.string(),
  })
  .openapi('BankAnswerCheck');

/** The answer of a bank beside a nómina, before anything is written. */
export type BankAnswerCheck = z.infer<typeof checkSchema>;

const octets = {
  required: true,
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
};
const name = typedLine.pipe(z.string().min(1).max(255));

/** The answer that a bank gives to a nómina's file, and how it is read. */
export const nominaAnswersRouter = defineRouter('nominas', {
  checkBankAnswer: {
    access: ['ADMIN'],
    method: 'post',
    path: '/nominas/{id}/answer/check',
    // It only looks, but a GET cannot carry a file.
    creates: false,
    summary: 'Revisar la respuesta del banco a una nómina',
    description:
      'XLSX, HTML or CSV, told by its content; at most 5 MB and 20 000 rows. Laid beside the payments of the nómina’s file by RUT, amount and account; nothing is written. 422 on `file` for what cannot be read, row by row, and for the answer of another nómina. 409 with code NOT_POSSIBLE when it is not prepared, or nobody has downloaded its file.',
    request: { params, query: z.strictObject({ name }), body: octets },
    bodyLimit: SHEET_LIMITS.maxBytes,
    refusals: [404, 409],
    responses: { 200: { description: 'La revisión', content: json(checkSchema) } },
  },
  confirmBankAnswer: {
    access: ['ADMIN'],
    method: 'post',
    path: '/nominas/{id}/answer',
    // The same answer again changes nothing.
    creates: false,
    summary: 'Anotar la respuesta del banco a una nómina',
    description:
      'Paid lines are noted as paid; rejected ones leave the nómina, their boletas may go into another, and each person is told by mail what to mend; those that wait stay. What it newly pays is paid on `paidOn`, which is asked for only then (`latestIssuedOn` of the check); the month of that day counts it. Once every line is paid the nómina is. When all are rejected it is voided. The same file as was checked, with `seen` of that check: 409 when it says something else by now.',
    request: {
      params,
      query: z.strictObject({ name, paidOn: typedLine, seen: typedLine, updatedAt: moment }),
      body: octets,
    },
    bodyLimit: SHEET_LIMITS.maxBytes,
    refusals: [404, 409],
    responses: editAnswers('La nómina', nominaSchema),
  },
  answerColumns: {
    access: ['ADMIN'],
    method: 'get',
    path: '/nominas/{id}/answer/columns',
    summary: 'Las columnas de la respuesta del banco al que va una nómina',
    description: 'They are the bank’s: the same for all nóminas whose files are for it.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'Las columnas', content: json(columnsSchema) } },
  },
  saveAnswerColumns: {
    access: ['ADMIN'],
    method: 'put',
    path: '/nominas/{id}/answer/columns',
    summary: 'Asignar las columnas de la respuesta del banco al que va una nómina',
    description: '`updatedAt` as it was read: null while nobody has assigned them.',
    request: {
      params,
      ...jsonBody(
        z
          .strictObject({ ...columnsShape, updatedAt: moment.nullable() })
          .superRefine(byForm(validateAnswerColumns)),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('Las columnas', columnsSchema),
  },
});
