import { expect, test } from 'vitest';
import { openapiDocument } from './openapiDocument';

// `pnpm --filter @doblaje/contract openapi` is this test with --update: what writes the file is what checks it.
test('the committed openapi.json is the document of the routes', async () => {
  await expect(`${JSON.stringify(openapiDocument(), null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});

test('every operation says who may call it and how it refuses', () => {
  const operations = Object.values(openapiDocument().paths ?? {}).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(0);
  for (const operation of operations) {
    expect(operation).toHaveProperty('x-roles');
    expect(operation.responses).toHaveProperty('500');
    expect(Boolean(operation.security)).toBe(operation['x-roles'] !== 'public');
  }
});
