import { expect, test } from 'vitest';
import { openapiDocument } from './openapiDocument';

// `pnpm --filter @doblaje/contract openapi` runs this test with --update, so the check and the writer cannot differ.
test('the committed openapi.json is the document of the routes', async () => {
  await expect(`${JSON.stringify(openapiDocument(), null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});

test('an answer that extends another is one closed object that data can satisfy', () => {
  const document = openapiDocument();
  expect(JSON.stringify(document)).not.toContain('"allOf"');
  const { Application, ApplicationDetail } = (document.components?.schemas ?? {}) as Record<
    string,
    { properties: object; required: string[]; additionalProperties: boolean }
  >;
  expect(ApplicationDetail?.additionalProperties).toBe(false);
  expect(ApplicationDetail?.required).toEqual(
    expect.arrayContaining([...(Application?.required ?? ['?']), 'phone', 'address']),
  );
  expect(ApplicationDetail?.properties).toMatchObject({ ...Application?.properties, phone: {} });
});

test('every operation says who may call it and how it refuses', () => {
  const operations = Object.values(openapiDocument().paths ?? {}).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(0);
  for (const operation of operations) {
    expect(operation).toHaveProperty('x-roles');
    expect(operation.responses[500]).toEqual({ $ref: '#/components/responses/InternalServerError' });
    expect(Boolean(operation.security)).toBe(operation['x-roles'] !== 'public');
  }
});

/** Every object of the document that has fields of its own, as text. */
function objectsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as { type?: unknown; properties?: object };
  const isObject = type !== undefined && Object.keys(properties ?? {}).length > 1;
  return [...(isObject ? [JSON.stringify(node)] : []), ...Object.values(node).flatMap(objectsIn)];
}

test('an object that is used twice is a named schema', () => {
  const objects = objectsIn(openapiDocument());
  expect(objects.filter((text, index) => objects.indexOf(text) < index)).toEqual([]);
});

/** Each text with a pattern as [name of the property or parameter, pattern]. */
function patternsIn(node: unknown, name = ''): [name: string, pattern: string][] {
  if (typeof node !== 'object' || node === null) return [];
  const { pattern } = node as { pattern?: unknown };
  const own: [string, string][] = typeof pattern === 'string' ? [[name, pattern]] : [];
  return own.concat(
    Object.entries(node).flatMap(([key, value]) => {
      // A parameter has its name beside its schema, and the items of an array go by the array's.
      if (key === 'schema' && 'name' in node) return patternsIn(value, String(node.name));
      return patternsIn(value, key === 'items' ? name : key);
    }),
  );
}

/** Sample values for fields that a person's name does not fit. */
const VALUES: Readonly<Record<string, string>> = {
  address: 'Av. Grecia 1234, depto. 5-B, Ñuñoa',
  birth_date: '1990-05-31',
  bank: '012',
  BankOrNone: '012',
  token: 'q3nV-_x0'.repeat(6),
  'Idempotency-Key': '0198a4d2-8c11-7d3a-9e55-000000000001',
  digest: '0af9'.repeat(16),
  size: '300000',
  offset: '0',
  statusId: '3',
  projectId: '3',
  chapterId: '101',
  clientsId: '21',
  signalId: '31',
  year: '2026',
  vocalAge: '30',
  month: '2026-03',
  monthsWithoutSheet: '2026-03',
  until: '2026-03',
  paidIn: '2026-03',
  personId: '0198a4d2-8c11-7d3a-9e55-000000000001',
};

test('every pattern compiles in any ECMA-262 reader, and lets in what people send', () => {
  const found = patternsIn(openapiDocument());
  expect(found.map(([name]) => name)).toEqual(
    expect.arrayContaining(['first_name', 'last_name', 'address', 'token']),
  );
  for (const [name, pattern] of found) {
    const compiled = new RegExp(pattern, 'u');
    expect(VALUES[name] ?? 'Ñusta O’Higgins', `${name}: ${pattern}`).toMatch(compiled);
    expect('Ana\u0000', `${name}: ${pattern}`).not.toMatch(compiled);
  }
});
