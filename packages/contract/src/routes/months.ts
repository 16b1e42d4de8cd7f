import { validateMonthReopening } from '@doblaje/domain/forms/monthReopening';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers } from '../http/stale';
import { byForm } from './byForm';
import { moment, typedText } from './fields';
import { XLSX_ANSWER } from './lists';
import { monthCloseSchema, monthName, remindedSchema } from './monthSchemas';

/** The answer of every move of a month. */
const moved = {
  refusals: [409],
  responses: editAnswers('El cierre del mes', monthCloseSchema),
} as const;

export const monthsRouter = defineRouter('months', {
  readMonth: {
    access: ['ADMIN'],
    method: 'get',
    path: '/months/close',
    summary: 'El cierre de un mes',
    description:
      'What is left to do until the end of the month, what was paid in it by the day of payment, and whether it is closed. Without `month` the latest month before this one that is not closed and has something; else this one.',
    request: { query: z.strictObject({ month: monthName.optional() }) },
    responses: { 200: { description: 'El cierre', content: json(monthCloseSchema) } },
  },
  monthXlsx: {
    access: ['ADMIN'],
    method: 'get',
    path: '/months/xlsx',
    summary: 'Lo pagado en un mes como XLSX',
    description:
      'For the accountant: the sums, by person, by project, and one line for each order that a boleta pays. 409 with code NOT_POSSIBLE where somebody who was paid has their data blocked.',
    request: { query: z.strictObject({ month: monthName }) },
    refusals: [409],
    responses: XLSX_ANSWER,
  },
  closeMonth: {
    access: ['ADMIN'],
    method: 'post',
    path: '/months/close',
    // Moved once it is stale.
    creates: false,
    summary: 'Cerrar un mes',
    description:
      'Its sums are kept as they are, and nothing can be paid on its days any more. Only once the month is over; whatever is left to do does not hinder it. A payment since it was read makes it stale.',
    request: jsonBody(z.strictObject({ month: monthName, updatedAt: moment.nullable() })),
    ...moved,
  },
  reopenMonth: {
    access: ['ADMIN'],
    method: 'post',
    path: '/months/reopen',
    // Moved once it is stale.
    creates: false,
    summary: 'Reabrir un mes cerrado',
    description: 'With a reason of 3 to 500 characters, which its history keeps.',
    request: jsonBody(
      z
        .strictObject({ month: monthName, updatedAt: moment, reason: typedText })
        .superRefine(byForm((values) => validateMonthReopening(values))),
    ),
    ...moved,
  },
  remindMissing: {
    access: ['ADMIN'],
    method: 'post',
    path: '/months/reminders',
    // Sent once a day.
    creates: false,
    summary: 'Recordar a quienes faltan',
    description:
      'One mail to each person whose boletas the studio waits for up to the end of the month, at most one a day: asked again sooner they are counted and left out. With `personId` that person alone.',
    request: jsonBody(z.strictObject({ month: monthName, personId: z.uuid().nullable() })),
    responses: { 200: { description: 'A cuántas personas', content: json(remindedSchema) } },
  },
});
