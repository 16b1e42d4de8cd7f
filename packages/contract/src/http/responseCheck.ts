import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';

/** The server broke its own contract: only thrown if `checkResponses` is on. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

const JSON_TYPE = /^application\/json\b/;

/**
 * Checks a finished answer with the schema that its route states for its status. @hono/zod-openapi checks only
 * requests, and a story or a test must not show an answer that the server could not send.
 * @throws ContractViolation
 */
export async function checkResponse(c: Context, responses: RouteConfig['responses']): Promise<void> {
  const where = `${c.req.method} ${c.req.path} → ${c.res.status}`;
  const stated = responses[c.res.status];
  if (!stated || '$ref' in stated)
    throw new ContractViolation(`${where}: this status is not part of the contract`);
  const media = stated.content?.['application/json'];
  const schema = media && 'schema' in media ? media.schema : undefined;
  if (!(schema instanceof z.ZodType)) {
    if (!stated.content && c.res.body) throw new ContractViolation(`${where}: a body where none is stated`);
    return;
  }
  if (!JSON_TYPE.test(c.res.headers.get('content-type') ?? '')) {
    throw new ContractViolation(`${where}: not JSON`);
  }
  const result = schema.safeParse(await c.res.clone().json());
  if (!result.success) throw new ContractViolation(`${where}: ${z.prettifyError(result.error)}`);
}
