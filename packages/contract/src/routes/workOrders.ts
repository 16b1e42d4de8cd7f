import { ROLES } from '@doblaje/domain/access';
import { validateWorkOrderDraft } from '@doblaje/domain/forms/workOrder';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { ordersList } from '../lists/orders';
import { byForm } from './byForm';
import { moment, rowId } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';
import { orderRowSchema, orderSchema, orderValues } from './orderSchemas';

// A thousand lines are about 40 KiB, and 2 000 characters of notes 8 KiB more.
const bodyLimit = 128 * 1024;

const params = z.strictObject({ id: rowId });

export const workOrdersRouter = defineRouter('work-orders', {
  listWorkOrders: {
    access: ['ADMIN'],
    method: 'get',
    path: '/work-orders',
    summary: 'Las órdenes de trabajo',
    description:
      '`search` looks in number, person and project, as they were when the order was issued and as they are, without case or accents. Sorted by number, drafts come after all.',
    request: { query: listQuery(ordersList) },
    responses: { 200: { description: 'Una página', content: json(listOf(orderRowSchema)) } },
  },
  workOrdersCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/work-orders/csv',
    summary: 'Las órdenes de trabajo como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(ordersList) },
    responses: CSV_ANSWER,
  },
  readWorkOrder: {
    access: ROLES,
    method: 'get',
    path: '/work-orders/{id}',
    summary: 'Una orden de trabajo',
    description: 'For ADMIN, and from its issue on for its person; 404 for everybody else.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'La orden', content: json(orderSchema) } },
  },
  createWorkOrder: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders',
    creates: true,
    bodyLimit,
    summary: 'Crear un borrador de orden',
    description:
      'Anything may be missing, nothing may be wrong. Nobody but ADMIN sees it. Asked for one that says no more than its chapter, it gives back the one that the same ADMIN left so, if there is one.',
    request: jsonBody(orderValues.superRefine(byForm(validateWorkOrderDraft))),
    responses: { 201: { description: 'El borrador', content: json(orderSchema) } },
  },
  updateWorkOrder: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/work-orders/{id}',
    bodyLimit,
    summary: 'Guardar un borrador de orden',
    description: '409 with code NOT_POSSIBLE once it was issued.',
    request: {
      params,
      ...jsonBody(orderValues.extend({ updatedAt: moment }).superRefine(byForm(validateWorkOrderDraft))),
    },
    refusals: [404, 409],
    responses: editAnswers('El borrador', orderSchema),
  },
  deleteWorkOrder: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/work-orders/{id}',
    summary: 'Eliminar un borrador de orden',
    description:
      'For 30 days it can be restored. 409 with code NOT_POSSIBLE once it was issued. Repeating it is no error.',
    request: { params },
    refusals: [404, 409],
    responses: { 204: { description: 'Eliminado' } },
  },
  restoreWorkOrder: {
    access: ['ADMIN'],
    method: 'post',
    path: '/work-orders/{id}/restore',
    // What is there already stays as it is.
    creates: false,
    summary: 'Deshacer la eliminación de un borrador',
    description:
      'Repeating it is no error. 404 once it is gone for good; 409 with code REPLACED when what it replaces has another in its place.',
    request: { params },
    refusals: [404, 409],
    responses: { 200: { description: 'El borrador', content: json(orderSchema) } },
  },
});
