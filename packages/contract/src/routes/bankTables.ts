import { ROLES } from '@doblaje/domain/access';
import { validateBank, validateChargeAccount } from '@doblaje/domain/studio';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { moment, rowId, typedLine } from './fields';
import { bankChoiceSchema, bankSchema, chargeAccountSchema } from './studioSchemas';

const params = z.strictObject({ id: rowId });
const bankValues = {
  ...{ code: typedLine, name: typedLine, rut: typedLine, isActive: z.boolean(), mergedInto: typedLine },
};
const accountValues = {
  ...{ name: typedLine, bank: typedLine, account: typedLine, agreement: typedLine, template: typedLine },
};

/** Part of the catalogues: the banks that there are, and the studio's own accounts. */
export const bankTablesRouter = defineRouter('catalogues', {
  bankChoices: {
    access: ROLES,
    method: 'get',
    path: '/banks',
    summary: 'Los bancos que se pueden elegir',
    description:
      'By name. Also those that take no transfers any more, which are no choice: a data sheet may still name one.',
    responses: {
      200: {
        description: 'Los bancos',
        content: json(z.strictObject({ banks: z.array(bankChoiceSchema) })),
      },
    },
  },
  createBank: {
    access: ['ADMIN'],
    method: 'post',
    path: '/catalogues/banks',
    creates: true,
    summary: 'Agregar un banco',
    description: '422 on `code` when it is there already.',
    request: jsonBody(z.strictObject(bankValues).superRefine(byForm(validateBank))),
    responses: { 201: { description: 'El banco', content: json(bankSchema) } },
  },
  updateBank: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/catalogues/banks/{id}',
    summary: 'Editar un banco',
    description:
      'Its code stays, whatever `code` says. There is no way to delete one: data sheets hold its code.',
    request: {
      params,
      ...jsonBody(z.strictObject({ updatedAt: moment, ...bankValues }).superRefine(byForm(validateBank))),
    },
    refusals: [404, 409],
    responses: editAnswers('El banco', bankSchema),
  },
  createChargeAccount: {
    access: ['ADMIN'],
    method: 'post',
    path: '/catalogues/charge-accounts',
    creates: true,
    summary: 'Agregar una cuenta de cargo',
    description:
      '422 on `name` when there is one of that name, on `bank` when it is not active, and on `template` when it is of another bank.',
    request: jsonBody(z.strictObject(accountValues).superRefine(byForm(validateChargeAccount))),
    responses: { 201: { description: 'La cuenta', content: json(chargeAccountSchema) } },
  },
  updateChargeAccount: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/catalogues/charge-accounts/{id}',
    summary: 'Editar una cuenta de cargo',
    request: {
      params,
      ...jsonBody(
        z.strictObject({ updatedAt: moment, ...accountValues }).superRefine(byForm(validateChargeAccount)),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('La cuenta', chargeAccountSchema),
  },
  deleteChargeAccount: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/catalogues/charge-accounts/{id}',
    summary: 'Quitar una cuenta de cargo',
    description: 'Repeating it is no error.',
    request: { params },
    responses: { 204: { description: 'Quitada' } },
  },
});
