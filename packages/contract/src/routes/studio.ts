import { validateHoliday, validateStudio } from '@doblaje/domain/studio';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { moment, rowId, typedLine, typedNumber } from './fields';
import { holiday, holidayKind, studioSettings } from './studioSchemas';

const params = z.strictObject({ id: rowId });
const holidayValues = { day: typedLine, name: typedLine, kind: holidayKind };

/** Part of the catalogues: the studio's own data, and days that are no working days. */
export const studioRouter = defineRouter('catalogues', {
  saveStudio: {
    access: ['ADMIN'],
    method: 'put',
    path: '/catalogues/studio',
    summary: 'Guardar los datos del estudio',
    description: '`rut` may be empty. It is kept as 76.007.075-0.',
    request: jsonBody(
      z
        .strictObject({
          updatedAt: moment,
          name: typedLine,
          rut: typedLine,
          f29DueDay: typedNumber('Elige el 12 o el 20'),
        })
        .superRefine(byForm(validateStudio)),
    ),
    responses: editAnswers('Los datos', studioSettings),
  },
  createHoliday: {
    access: ['ADMIN'],
    method: 'post',
    path: '/catalogues/holidays',
    creates: true,
    summary: 'Agregar un feriado',
    description: '422 on `day` when it is there already.',
    request: jsonBody(z.strictObject(holidayValues).superRefine(byForm(validateHoliday))),
    responses: { 201: { description: 'El feriado', content: json(holiday) } },
  },
  updateHoliday: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/catalogues/holidays/{id}',
    summary: 'Editar un feriado',
    request: {
      params,
      ...jsonBody(
        z.strictObject({ updatedAt: moment, ...holidayValues }).superRefine(byForm(validateHoliday)),
      ),
    },
    refusals: [404, 409],
    responses: editAnswers('El feriado', holiday),
  },
  deleteHoliday: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/catalogues/holidays/{id}',
    summary: 'Quitar un feriado',
    description: 'Repeating it is no error.',
    request: { params },
    responses: { 204: { description: 'Quitado' } },
  },
});
