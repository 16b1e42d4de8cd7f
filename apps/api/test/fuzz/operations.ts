import { openapi } from '../openapiAnswers';

/** The part of JSON Schema that the contract's document is written in. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** Where a parameter stands. */
type Place = 'path' | 'query' | 'header';

/** A route as the document tells it. */
export interface Operation {
  /** 'GET /users/{id}'. */
  name: string;
  method: string;
  path: string;
  roles: 'public' | readonly string[];
  parameters: readonly { in: Place; name: string; required: boolean; schema: Schema }[];
  body?: { type: string; schema: Schema };
}

interface Told {
  'x-roles': Operation['roles'];
  parameters?: { in: Place; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** All routes of the contract. */
export const OPERATIONS: readonly Operation[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Told>).map(([lower, told]) => {
    const method = lower.toUpperCase();
    const [body] = Object.entries(told.requestBody?.content ?? {});
    return {
      ...{ name: `${method} ${path}`, method, path, roles: told['x-roles'] },
      parameters: (told.parameters ?? []).map((one) => ({ ...one, required: one.required ?? false })),
      ...(body && { body: { type: body[0], schema: body[1].schema } }),
    };
  }),
);

const SCHEMAS = openapi.components.schemas as Record<string, Schema>;

/** The schema itself where one only refers to it. */
export function schemaOf(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const named = SCHEMAS[schema.$ref.split('/').at(-1) ?? ''];
  if (!named) throw new Error(`No schema ${schema.$ref}`);
  return schemaOf(named);
}
