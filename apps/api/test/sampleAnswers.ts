import type { nominaStudio } from './sampleNominas';
import type { testServer } from './testServer';

/** Sends the answers of a bank to the studio's nóminas, as ADMIN does. */
export function bankAnswers(
  server: Awaited<ReturnType<typeof testServer>>,
  studio: Awaited<ReturnType<typeof nominaStudio>>,
) {
  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>) => {
    const response = await server.app.request(`/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${studio.tokens.admin}`,
        'content-type': 'application/octet-stream',
      },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
  const check = (id: number, body: string | Uint8Array<ArrayBuffer>) =>
    post(`/nominas/${id}/answer/check?name=respuesta.csv`, body);
  const confirm = async (
    id: number,
    body: string,
    said: { seen?: string; updatedAt?: string; paidOn?: string } = {},
  ) => {
    const seen = said.seen ?? (await check(id, body)).body.seen;
    const updatedAt = said.updatedAt ?? (await studio.read(id)).updatedAt;
    const query = new URLSearchParams({
      name: 'respuesta.csv',
      paidOn: said.paidOn ?? '2026-11-20',
      seen,
      updatedAt,
    });
    return post(`/nominas/${id}/answer?${query}`, body);
  };
  return { check, confirm };
}
