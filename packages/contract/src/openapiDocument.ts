import { createApi } from './createApi';
import { fixtureApi } from './fixtures';

/** The OpenAPI 3.1 document of the whole API; `openapi.json` is this, committed. */
export function openapiDocument() {
  const api = createApi(fixtureApi());
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The accessToken that the login answered.',
  });
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Doblaje', version: '1.0.0', description: 'API del portal del estudio de doblaje.' },
    servers: [{ url: '/api' }],
  });
  correctPatterns(document);
  joinClosed(document, (document.components?.schemas ?? {}) as Schemas);
  return document;
}

/** A pattern as the generator writes one that has flags: with the slash that ends it and the flags after. */
const WITH_FLAGS = /(?<!\\)((?:\\\\)*)\/([a-z]+)$/;

/**
 * Leaves of every pattern its source alone: JSON Schema has no flags, and reads patterns as with `u`.
 * @throws Error for a flag that the source alone does not say
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

type Schemas = Readonly<Record<string, Record<string, unknown>>>;

/**
 * Makes one schema of each that extends another. The generator writes them as `allOf`, of which each part closes the object to what
 * the other says: no answer satisfies both.
 * @throws Error for an `allOf` of anything else
 */
function joinClosed(node: unknown, schemas: Schemas): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Record<string, unknown>;
  if (Array.isArray(schema.allOf)) {
    const parts = schema.allOf.map((part: Record<string, unknown>): Closed => {
      const named = typeof part.$ref === 'string' ? schemas[part.$ref.split('/').at(-1) ?? ''] : part;
      if (named && 'allOf' in named) joinClosed(named, schemas);
      if (named?.type !== 'object') throw new Error('Only objects extend each other.');
      return named as unknown as Closed;
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
