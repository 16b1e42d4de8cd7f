import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** What an answer refuses, by field. */
export const messages = ({ body }: { body: { errors?: { field: string; message: string }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message]));

/** The lines of a CSV, its header first, without the mark before it. */
export async function csvLines({ app }: TestServer, token: string, path: string): Promise<string[]> {
  const answer = await app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
}

/** The rows of a CSV by their columns. */
export async function csvRows(server: TestServer, token: string, path: string) {
  const [head = '', ...rows] = await csvLines(server, token, path);
  return rows.map((row) => {
    const values = row.split(';');
    return Object.fromEntries(head.split(';').map((name, index) => [name, values[index]]));
  });
}
