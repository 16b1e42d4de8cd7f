import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { chosenRecord, moment } from './fields';

const leftOut = z.strictObject({
  id: z.number().int(),
  orderNumbers: z.array(z.number().int()),
  personName: z.string(),
  /** The reason in words. */
  why: z.string(),
});

/** A boleta that could not be approved together with the others. */
export type BoletaLeftOut = z.infer<typeof leftOut>;

/** Boletas of a selection, each with its `updatedAt` as read. */
const chosen = z.strictObject({
  boletas: z
    .array(chosenRecord)
    .min(1, 'Elige al menos una boleta')
    .max(200, 'Son demasiadas boletas de una vez'),
});

export const boletaApprovalsRouter = defineRouter('boletas', {
  approveBoletas: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/approvals',
    creates: true,
    summary: 'Aprobar varias boletas sin diferencias',
    description:
      'Those in review without differences; the others are named with the reason. All in one transaction. None where one is not as it was read: 409 names each of those.',
    refusals: [409],
    request: jsonBody(chosen),
    responses: {
      201: {
        description: 'Cuáles se aprobaron y cuáles no',
        content: json(
          z.strictObject({
            approved: z.number().int().min(0),
            /** The approved boletas as they are now: send these to undo the approval. */
            boletas: z.array(z.strictObject({ id: z.number().int(), updatedAt: moment })),
            leftOut: z.array(leftOut),
          }),
        ),
      },
    },
  },
  undoApprovals: {
    access: ['ADMIN'],
    method: 'post',
    path: '/boletas/approvals/undo',
    creates: true,
    summary: 'Deshacer la aprobación de varias boletas',
    description:
      'All of them are in review again, or none: 409 names those that are not as they were approved, or that a nómina holds.',
    refusals: [409],
    request: jsonBody(chosen),
    responses: {
      201: {
        description: 'Cuántas están en revisión otra vez',
        content: json(z.strictObject({ undone: z.number().int().min(0) })),
      },
    },
  },
});
