import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  admin = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const get = (path: string, token = admin) =>
  server.app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });

/** The lines of a CSV file, without its BOM. */
async function linesOf(path: string): Promise<string[]> {
  const bytes = new Uint8Array(await (await get(path)).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n');
}

async function filePaper(paper: { title: string; name?: string; amount?: number | null; date?: string }) {
  const { title, name = 'Ana', amount = null, date = '2026-03-05' } = paper;
  await sql`
    insert into archived_papers (kind, title, name, rut, amount, date, keep_until, size, key, archived_at)
    values ('boleta', ${title}, ${name}, '7.654.321-6', ${amount}::bigint, ${date}, '2032-12-31', 1, ${title}, now())
  `.execute(server.db);
}

const HEAD =
  'Papel;Tipo;Persona;RUT;N.º de boleta;Orden;Monto bruto;Retención;Líquido;Pagada;Nómina;Fecha;Se guarda hasta';

test('an empty list has only its headings', async () => {
  expect(await linesOf('/archive/csv')).toEqual([HEAD]);
});

test('texts, numbers and days are written as in es-CL; none is taken for a formula or another field', async () => {
  await filePaper({ title: 'Boleta "57"; nueva', amount: 1_234_567 });
  for (const title of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])
    await filePaper({ title, date: '2026-03-04' });
  await filePaper({ title: 'dos\nlíneas', date: '2026-03-03' });
  const text = (await linesOf('/archive/csv?search=7.654')).join('\r\n');
  const rest = 'Boleta;Ana;7.654.321-6;;;';
  expect(text).toContain(`\r\n"Boleta ""57""; nueva";${rest}1.234.567;;;;;05-03-2026;31-12-2032\r\n`);
  for (const title of ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\tx", '"\'\rx"']) {
    expect(text).toContain(`\r\n${title};${rest};;;;;04-03-2026;31-12-2032`);
  }
  expect(text).toContain(`"dos\nlíneas";${rest};;;;;03-03-2026`);
});

test('a CSV has everything that the query finds, in its order, however many reads that takes', async () => {
  await sql`
    insert into archived_papers (kind, title, name, date, keep_until, size, key, archived_at)
    select 'boleta', 'Muchas ' || n, 'Ismael', '2026-01-' || lpad((n % 3 + 1)::text, 2, '0'), '2032-12-31', 1, n, now()
    from generate_series(1, 1203) as n`.execute(server.db);
  for (const order of ['title', '-title', 'date', '-date']) {
    const [head, ...lines] = await linesOf(`/archive/csv?search=muchas&sort=${order}`);
    expect(head).toBe(HEAD);
    expect(new Set(lines).size).toBe(1203);
    if (order === '-title') expect(lines[0]).toMatch(/^Muchas 1203;/);
    if (order === 'date') expect(lines[0]).toMatch(/;01-01-2026;31-12-2032$/);
  }
  expect(await linesOf('/archive/csv?search=muchas%201203')).toHaveLength(2);
  for (const query of ['sort=key', 'page=1', 'kind=guion'])
    expect((await get(`/archive/csv?${query}`)).status).toBe(422);
});

test('rows a microsecond apart are read once each', async () => {
  await server.createUser('muchas@correo.cl');
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'muchas@correo.cl')
    .executeTakeFirstOrThrow();
  await sql`
    insert into applications (user_id, state, applicant_to, country, phone, address, age, community, disability,
      voice_training, experiences, vocal_age_range, singing_experience, singing_detail, vocal_tone, note, created_at,
      updated_at, submitted_at)
    select ${id}::uuid, 'accepted', 'Actor', 'CL', '', '', 20, 'Other', 'none', '', '[]'::jsonb, '', '', '', '',
      'n ' || n, now(), now(), timestamptz '2026-11-20T12:00:00Z' + n * interval '1 microsecond'
    from generate_series(1, 1100) as n`.execute(server.db);
  const lines = await linesOf('/applications/csv');
  expect(lines[0]).toMatch(/^Nombre;Apellido;Correo electrónico;Postula como;País;/);
  expect(lines[1]).toBe(
    'Antonia;Millaquén Rojas;muchas@correo.cl;Actor;Chile;20;;;0;Aceptada;20-11-2026 09:00;n 1100',
  );
  expect(lines).toHaveLength(1101);
  expect(new Set(lines).size).toBe(1101);
});

test('a CSV is a file with its own name, for ADMIN alone', async () => {
  const { headers } = await get('/archive/csv');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="archivo-contable.csv"');
  await server.createUser('user@correo.cl');
  expect((await get('/archive/csv', await server.tokenFor('user@correo.cl'))).status).toBe(403);
});

test('a client that leaves in the middle leaves nothing behind: no more is read', async () => {
  const response = await get('/archive/csv?search=muchas');
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await linesOf('/archive/csv?search=muchas%201203')).toHaveLength(2);
});
