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
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Doblaje', version: '1.0.0', description: 'API del portal del estudio de doblaje.' },
    servers: [{ url: '/api' }],
  });
}
