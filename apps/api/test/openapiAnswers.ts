import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

interface Answer {
  content?: Record<string, { schema?: object }>;
}

interface Operation {
  responses: Record<string, Answer | { $ref: string }>;
}

const file = createRequire(import.meta.url).resolve('@doblaje/contract/openapi.json');
/** The contract's document, as committed. */
export const openapi: {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; schemas: Record<string, object> };
} = JSON.parse(readFileSync(file, 'utf8'));

// Not strict: the validator does not know the words that OpenAPI adds to JSON Schema (discriminators, examples).
const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema(openapi, 'openapi.json');

const routes = Object.entries(openapi.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => ({
    ...{ path, method },
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);
/** Fewer parameters go first, so that '/users/me' wins over '/users/{id}'. */
const parameters = (path: string) => path.split('{').length;
routes.sort((a, b) => parameters(a.path) - parameters(b.path));

const compiled = new Map<string, ValidateFunction>();
const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * Checks a JSON answer against `openapi.json`, as a foreign client would.
 * @returns the route, as 'GET /users/{id}', if the document describes this answer
 * @throws Error that says where the answer differs from the document
 */
export function holdToOpenapi(
  method: string,
  address: string,
  status: number,
  body: unknown,
): string | undefined {
  const [pathname = ''] = address.split('?');
  const route = routes.find((one) => one.method === method.toLowerCase() && one.pattern.test(pathname));
  return route && holdToRoute(`${method} ${route.path}`, status, body);
}

/** What a route says of a status; undefined when it says nothing of it. */
export function statedAnswer(name: string, status: number): Answer | undefined {
  const [method = '', path = ''] = name.split(' ');
  const stated = openapi.paths[path]?.[method.toLowerCase()]?.responses[status];
  return stated && '$ref' in stated ? openapi.components.responses[sharedName(stated)] : stated;
}

const sharedName = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? '';

/** As {@link holdToOpenapi}, of a route that is known: 'GET /users/{id}'. */
export function holdToRoute(name: string, status: number, body: unknown): string | undefined {
  const [method = '', path = ''] = name.split(' ');
  const stated = openapi.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!stated || !statedAnswer(name, status)?.content?.['application/json']?.schema) return undefined;
  // A refusal is one response of the document, which routes refer to.
  const place =
    '$ref' in stated
      ? ['components', 'responses', sharedName(stated)]
      : ['paths', path, method.toLowerCase(), 'responses', `${status}`];
  const pointer = [...place, 'content', 'application/json', 'schema'].map(escaped).join('/');
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi.json#/${pointer}` });
  compiled.set(pointer, validate);
  if (!validate(body)) throw new Error(`${name} ${status}: ${ajv.errorsText(validate.errors)}`);
  return name;
}
