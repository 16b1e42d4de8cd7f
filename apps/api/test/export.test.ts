import { sampleMp4, samplePdf } from '@doblaje/contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../src/ground/time/time';
import { ANSWERS, fileDocument, sendReel } from './sampleFiles';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';
import { unpacked, unpackedExport } from './unpackedExport';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await testServer();
  userId = (await server.createUser('antonia@correo.cl', { rut: '12.345.678-5' })).id;
  const other = await server.createUser('otra@correo.cl');
  token = await server.tokenFor('antonia@correo.cl');
  await fileDocument(server, userId, { title: 'Boleta 118', kind: 'boleta', state: 'paid' });
  await fileDocument(server, userId, { title: 'Boleta 118', kind: 'boleta', state: 'rejected' });
  await fileDocument(server, userId, { title: '../../etc/<b>&', project: '<script>alert(1)</script>' });
  await fileDocument(server, other.id, { title: 'De otra persona' });
  const { body } = await server.call('POST', '/applications', ANSWERS, { token });
  await sendReel(server, token, `/applications/${body.id}/reels/1`);
  await server.db.updateTable('applications').set({ note: 'Nota de administración' }).execute();
});
afterAll(() => server.close());

test('the export is a ZIP of a page, the data and every file, and has nothing of other people', async () => {
  const files = await unpackedExport(server, token);
  expect([...files.keys()].sort()).toEqual([
    'documentos/2026-11-01 .._.._etc__b_&.pdf',
    'documentos/2026-11-01 Boleta 118 (2).pdf',
    'documentos/2026-11-01 Boleta 118.pdf',
    'mis-datos.html',
    'mis-datos.json',
    'postulaciones/2026-11-20 video 1.mp4',
  ]);
  expect(files.get('postulaciones/2026-11-20 video 1.mp4')).toHaveLength(sampleMp4().length);
  expect(files.get('documentos/2026-11-01 Boleta 118.pdf')).toHaveLength(
    samplePdf([['Boleta 118'], ['Página 2']]).length,
  );
});

test('the data are what the contract allows: no secret, no note of ADMIN, no name of a file in the store', async () => {
  const text = (await unpackedExport(server, token)).get('mis-datos.json') ?? '';
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { email: 'antonia@correo.cl', role: 'USER' },
    profile: (await server.call('GET', '/users/me/profile', undefined, { token })).body,
    applications: [{ answers: { phone: ANSWERS.phone }, state: 'draft', reels: [{ n: 1 }] }],
  });
  expect(data.documents).toHaveLength(3);
  const keys = (await server.db.selectFrom('documents').select('key').execute()).map(({ key }) => key);
  for (const secret of ['otra@correo', 'otra persona', 'argon2', 'token', 'Nota de', userId, ...keys]) {
    expect(text).not.toContain(secret);
  }
});

test('the export has what the person voices, in chapters that are not deleted, and nothing that others voice', async () => {
  const { appearanceId, projectId, otherChapterId } = await studioCast(server, { title: 'La bahía <b>' });
  await server.db
    .updateTable('appearances')
    .set({ person_id: userId, loops_done: 4 })
    .where('chapter_id', 'in', (chapters) =>
      chapters.selectFrom('chapters').select('id').where('project_id', '=', projectId),
    )
    .where('character_id', '=', (one) =>
      one.selectFrom('appearances').select('character_id').where('id', '=', appearanceId),
    )
    .execute();
  const files = await unpackedExport(server, token);
  const chapter = (number: number) => ({
    number,
    title: `Capítulo ${number}`,
    dueDate: '',
    loopsPlanned: 10,
    loopsDone: 4,
  });
  expect(JSON.parse(files.get('mis-datos.json') ?? '').experiences).toEqual([
    {
      projectTitle: 'La bahía <b>',
      season: '2',
      typeId: 2,
      statusLabel: 'En preparación',
      character: 'Inspectora Malva',
      characterType: 'ACTOR',
      loopsPlanned: 20,
      loopsDone: 8,
      chapters: [chapter(1), chapter(2)],
    },
  ]);
  const page = files.get('mis-datos.html') ?? '';
  for (const words of ['La bahía &lt;b&gt;', 'Serie', 'En preparación', 'Inspectora Malva', '8 de 20'])
    expect(page).toContain(words);
  expect(page).not.toContain('Farero Ulises');
  await server.db
    .updateTable('chapters')
    .set({ deleted_at: new Date() })
    .where('id', '=', otherChapterId)
    .execute();
  const { experiences } = JSON.parse((await unpackedExport(server, token)).get('mis-datos.json') ?? '');
  expect(experiences).toMatchObject([{ loopsPlanned: 10, chapters: [chapter(1)] }]);
});

test('the page is Spanish, names everything, and shows typed markup as text', async () => {
  const page = (await unpackedExport(server, token)).get('mis-datos.html') ?? '';
  expect(page).toContain('<html lang="es-CL">');
  for (const words of ['12.345.678-5', 'Boleta 118', 'Pagada', 'Elisa', 'Marea baja', 'Sesiones abiertas']) {
    expect(page).toContain(words);
  }
  expect(page).toContain('href="documentos/2026-11-01%20Boleta%20118%20(2).pdf"');
  expect(page).not.toMatch(/<script|<b>|undefined|null/);
});

test('the export tells what changed in the data sheet, without values that are kept nowhere or names of studio staff', async () => {
  const admin = await server.createUser('jefa@doblaje.cl', { role: 'ADMIN' });
  await server.db.updateTable('users').set({ first_name: 'Eulalia' }).where('id', '=', admin.id).execute();
  const line = { entity: 'person' as const, entity_id: userId, action: 'update' as const };
  const told = (changes: unknown) => JSON.stringify(changes) as never;
  await server.db
    .insertInto('audit')
    .values([
      {
        ...line,
        at: new Date(),
        actor_id: userId,
        changes: told([{ field: 'phone', from: null, to: '+56 2 9876' }]),
      },
      { ...line, at: new Date(), actor_id: admin.id, changes: told([{ field: 'account_number' }]) },
    ])
    .execute();
  const files = await unpackedExport(server, token);
  const text = files.get('mis-datos.json') ?? '';
  expect(JSON.parse(text).history).toMatchObject([
    { isOwn: true, action: 'update', changes: [{ field: 'phone', from: null, to: '+56 2 9876' }] },
    { isOwn: false, changes: [{ field: 'account_number' }] },
  ]);
  expect(text).not.toMatch(/Eulalia|jefa@/);
  const page = files.get('mis-datos.html') ?? '';
  expect(page).toContain('<td>Tú</td><td>Teléfono: — → +56 2 9876</td>');
  expect(page).toContain('<td>El estudio</td><td>Número de cuenta, sin sus valores</td>');
});

test('a missing file is named, and the rest comes', async () => {
  const { key, id } = await server.db
    .selectFrom('documents')
    .select(['key', 'id'])
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  await server.blobs.remove(key);
  const files = await unpackedExport(server, token);
  expect(files.size).toBe(5);
  expect(files.get('mis-datos.html')).toMatch(/Boleta 118( \(2\))?\.pdf: no pudimos encontrarlo\./);
  await server.db.deleteFrom('documents').where('id', '=', id).execute();
});

test('HEAD of the export, and of its link, answers with the headers of a ZIP', async () => {
  const { url } = (await server.call('POST', '/users/me/export/link', undefined, { token })).body;
  for (const path of ['/users/me/export', url.replace('/api', '')]) {
    const { status, headers } = await server.call('HEAD', path, undefined, { token });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  }
});

test('a link to the export works for its person only, for a minute', async () => {
  const link = async () => {
    const { body } = await server.call('POST', '/users/me/export/link', undefined, { token });
    return body.url as string;
  };
  const url = await link();
  const answer = await server.app.request(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mis-datos.zip"');
  expect([...unpacked(await answer.arrayBuffer()).keys()]).toContain('mis-datos.html');
  server.wait(MINUTE);
  const late = await server.app.request(url);
  expect([late.status, await late.json()]).toEqual([
    404,
    { message: 'El enlace ya no vale. Vuelve a descargar tus datos.' },
  ]);
  const second = await link();
  await server.call('POST', '/users/auth/logout', undefined, { token });
  expect((await server.app.request(second)).status).toBe(404);
});
