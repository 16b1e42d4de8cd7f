import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('antonia@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('antonia@correo.cl');
});
afterAll(() => server.close());

const ask = (path: string, encoding?: string) =>
  server.app.request(`/api${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(encoding && { 'accept-encoding': encoding }) },
  });

test.each([undefined, 'gzip', 'br'])(
  'an answer of JSON says once that it varies, asked for as %s',
  async (encoding) => {
    const answer = await ask('/catalogues', encoding);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')?.match(/accept-encoding/gi)).toHaveLength(1);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
  },
);
