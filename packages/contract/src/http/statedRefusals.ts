import { z } from '@hono/zod-openapi';
import { errorSchema } from './problem';

/** The refusals that routes state, by status. Each is one response of the document, under its name. */
const REFUSALS = {
  400: { name: 'BadRequest', description: 'JSON ilegible' },
  401: { name: 'Unauthorized', description: 'Sin sesión' },
  403: { name: 'Forbidden', description: 'Rol sin permiso' },
  404: { name: 'NotFound', description: 'No existe, o no es de quien pregunta' },
  408: { name: 'RequestTimeout', description: 'El archivo llegó demasiado lento' },
  409: { name: 'Conflict', description: 'Ya no es lo que se creía' },
  411: { name: 'LengthRequired', description: 'Falta el tamaño del archivo' },
  413: { name: 'ContentTooLarge', description: 'Demasiado grande' },
  415: { name: 'UnsupportedMediaType', description: 'No es JSON' },
  416: { name: 'RangeNotSatisfiable', description: 'Fuera del archivo' },
  422: { name: 'UnprocessableContent', description: 'Datos que no valen' },
  429: { name: 'TooManyRequests', description: 'Demasiados intentos; ver Retry-After' },
  500: { name: 'InternalServerError', description: 'Error inesperado' },
  503: { name: 'ServiceUnavailable', description: 'Por ahora no se puede; ver Retry-After' },
} as const;

/** @see REFUSALS */
export type RefusalStatus = keyof typeof REFUSALS;

const answer = (status: RefusalStatus, schema: z.ZodType) => ({
  description: REFUSALS[status].description,
  content: { 'application/json': { schema } },
});

/**
 * A refusal of a route: `checked` is the response that answers are checked against, `documented` the response in the document.
 * @param own schema of the body that the route itself states for this status, for example for a stale edit (409)
 */
export function statedRefusal(status: RefusalStatus, own?: z.ZodType) {
  if (own) {
    const either = answer(status, z.union([own, errorSchema]));
    return { checked: either, documented: either };
  }
  const documented = { $ref: `#/components/responses/${REFUSALS[status].name}` };
  return { checked: answer(status, errorSchema), documented };
}

/** The refusals as responses of the document. */
export const REFUSAL_RESPONSES = Object.values(REFUSALS).map(({ name, description }) => ({
  name,
  response: {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
}));
