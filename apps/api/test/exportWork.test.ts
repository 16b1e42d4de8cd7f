import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS, sendReel } from './sampleFiles';
import { approvedBoleta, preparedNomina } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';
import { unpackedExport } from './unpackedExport';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await testServer();
  userId = (await server.createUser('antonia@correo.cl', { rut: '12.345.678-5' })).id;
  token = await server.tokenFor('antonia@correo.cl');
  const { body } = await server.call('POST', '/applications', ANSWERS, { token });
  await sendReel(server, token, `/applications/${body.id}/reels/1`);
});
afterAll(() => server.close());

test('the export has orders with answers, boletas with folio and amounts, and payments; no drafts, nothing of others', async () => {
  const { chapterId } = await studioCast(server, { title: 'Puerto mudo' });
  const orderId = await issuedOrder(server, userId, chapterId, 'rejected');
  await server.db
    .updateTable('work_orders')
    .set({ answer_note: 'Ese día viajo', amount: 150_000 })
    .where('id', '=', orderId)
    .execute();
  const paid = await approvedBoleta(server, userId, chapterId, { gross: 240_000 });
  const nomina = await preparedNomina(server, [paid]);
  await server.db
    .updateTable('nominas')
    .set({ state: 'paid', paid_on: '2026-11-20' })
    .where('id', '=', nomina)
    .execute();
  await server.db
    .updateTable('nomina_lines')
    .set({ paid_on: '2026-11-20' })
    .where('nomina_id', '=', nomina)
    .execute();
  await server.db
    .insertInto('work_orders')
    .values({
      person_id: userId,
      notes: 'Solo un borrador',
      created_at: server.now(),
      updated_at: server.now(),
    })
    .execute();
  const files = await unpackedExport(server, token);
  const { workOrders, boletas } = JSON.parse(files.get('mis-datos.json') ?? '');
  expect(workOrders).toHaveLength(2);
  expect(workOrders[0]).toMatchObject({ state: 'rejected', answerNote: 'Ese día viajo', amount: 150_000 });
  expect(boletas).toMatchObject([
    { folio: expect.any(Number), gross: 240_000, retention: 36_600, net: 203_400, paidOn: '2026-11-20' },
  ]);
  const page = files.get('mis-datos.html') ?? '';
  for (const text of ['Ese día viajo', '$240.000', '20-11-2026', String(boletas[0].folio)])
    expect(page).toContain(text);
  expect(page).not.toContain('Solo un borrador');
});

test('a video carries its day in Chile', async () => {
  // 23:30 in Chile is already the next day in UTC.
  await server.db
    .updateTable('applications')
    .set({ created_at: new Date('2026-12-01T02:30:00Z') })
    .where('user_id', '=', userId)
    .execute();
  const files = await unpackedExport(server, token);
  expect([...files.keys()]).toContain('postulaciones/2026-11-30 video 1.mp4');
});
