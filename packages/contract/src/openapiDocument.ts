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
