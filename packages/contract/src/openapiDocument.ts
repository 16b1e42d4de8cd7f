import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { REFUSAL_RESPONSES } from './http/statedRefusals';
import { routes } from './routes';

/** The OpenAPI 3.1 document of the whole API; the committed `openapi.json` is this document. */
export function openapiDocument() {
  const registry = new OpenAPIRegistry();
  // The document says everything that a route holds, save what runs.
  for (const { middleware: _, ...route } of Object.values(routes))
    registry.registerPath(route as RouteConfig);
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The accessToken that the login answered.',
  });
  for (const { name, response } of REFUSAL_RESPONSES) registry.registerComponent('responses', name, response);
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Doblaje', version: '1.0.0', description: 'API del portal del estudio de doblaje.' },
    servers: [{ url: '/api' }],
  });
  correctPatterns(document);
  joinClosed(document, (document.components?.schemas ?? {}) as Schemas);
  return document;
}

/** A pattern with flags, as the generator writes it: it ends with a slash and the flags. */
const WITH_FLAGS = /(?<!\\)((?:\\\\)*)\/([a-z]+)$/;

/**
 * Reduces every pattern to its source: JSON Schema has no flags and reads patterns as with `u`.
 * @throws Error for a flag whose meaning the source alone would lose
 */
function correctPatterns(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Record<string, unknown>;
  if (typeof schema.pattern === 'string') {
    schema.pattern = schema.pattern.replace(WITH_FLAGS, (_, escapes: string, flags: string) => {
      if (flags !== 'u') throw new Error(`A pattern with the flags "${flags}" cannot be said in OpenAPI.`);
      return escapes;
    });
  }
  Object.values(schema).forEach(correctPatterns);
}

interface Closed {
  type: 'object';
  properties?: Record<string, unknown>;
  required?: string[];
}

const isClosed = (schema: object | undefined): schema is Closed =>
  schema !== undefined && 'type' in schema && schema.type === 'object';

type Schemas = Readonly<Record<string, Record<string, unknown>>>;

/**
 * Merges a schema that extends another one into a single schema. The generator writes an `allOf` whose parts each close the object
 * to the fields of the other, so no answer would satisfy both.
 * @throws Error for an `allOf` of anything else
 */
function joinClosed(node: unknown, schemas: Schemas): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Record<string, unknown>;
  if (Array.isArray(schema.allOf)) {
    const parts = schema.allOf.map((part: Record<string, unknown>): Closed => {
      const named = typeof part.$ref === 'string' ? schemas[part.$ref.split('/').at(-1) ?? ''] : part;
      if (named && 'allOf' in named) joinClosed(named, schemas);
      if (!isClosed(named)) throw new Error('Only objects extend each other.');
      return named;
    });
    delete schema.allOf;
    Object.assign(schema, {
      type: 'object',
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: [...new Set(parts.flatMap(({ required = [] }) => required))],
      additionalProperties: false,
    });
  }
  for (const each of Object.values(schema)) joinClosed(each, schemas);
}
