import { WORK_ORDER_INITIAL } from '@doblaje/domain/forms/workOrder';
import { WORK_ORDER_TYPES, workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { orderStudio } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(() => server.close());

const numbers = async () => {
  const rows = await server.db
    .selectFrom('work_orders')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

const paperOf = async (id: number) =>
  server.db.selectFrom('documents').selectAll().where('work_order_id', '=', id).executeTakeFirst();

describe('a draft', () => {
  test('may be incomplete, and only ADMIN sees it', async () => {
    const empty = { chapterId: 0, personId: '', typeId: 0, startDate: '', dueDate: '', amount: null };
    const made = await studio.as('admin')('POST', '/work-orders', { ...empty, notes: '', lines: [] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...empty, number: null, state: 'draft', projectTitle: '' });
    const whole = await studio.draft();
    expect(whole).toMatchObject({
      projectTitle: 'La bahía de los relojes, temporada 2',
      personName: 'Antonia Millaquén Rojas',
    });
    expect(whole.lines).toMatchObject([{ characterName: 'Inspectora Malva', loops: 10, loopsPlanned: 10 }]);
    expect((await studio.as('ana')('GET', `/work-orders/${whole.id}`)).status).toBe(404);
    expect((await studio.as('admin')('GET', '/work-orders?search=bahia')).body.total).toBe(1);
  });

  test('left empty is found again by the person who made it, and by nobody else', async () => {
    const ask = async (token: string, fields = {}) => {
      const body = { ...WORK_ORDER_INITIAL, ...fields };
      return (await server.call('POST', '/work-orders', body, { token })).body;
    };
    const { admin } = studio.tokens;
    await server.createUser('otra-admin@correo.cl', { role: 'ADMIN' });
    const chapter = { chapterId: studio.chapterId };
    const [bare, ofChapter] = [await ask(admin), await ask(admin, chapter)];
    expect(ofChapter.id).not.toBe(bare.id);
    expect((await ask(admin)).id).toBe(bare.id);
    expect((await ask(admin, chapter)).id).toBe(ofChapter.id);
    expect((await ask(await server.tokenFor('otra-admin@correo.cl'))).id).not.toBe(bare.id);
    // Only an empty draft is reused: one with content, an edited one and a deleted one are not.
    const [first, second] = [await ask(admin, { notes: 'Así' }), await ask(admin, { notes: 'Así' })];
    expect(first.id).not.toBe(second.id);
    const change = { ...WORK_ORDER_INITIAL, notes: 'Ya no está vacía', updatedAt: bare.updatedAt };
    await studio.as('admin')('PATCH', `/work-orders/${bare.id}`, change);
    const next = await ask(admin);
    expect(next.id).not.toBe(bare.id);
    await studio.as('admin')('DELETE', `/work-orders/${next.id}`);
    expect((await ask(admin)).id).not.toBe(next.id);
  });

  test('is made once, however often the call comes', async () => {
    const key = 'una-clave-de-prueba-1';
    const [a, b] = await Promise.all(
      [1, 2].map(() => studio.as('admin')('POST', '/work-orders', studio.values, key)),
    );
    expect(a?.body.id).toBe(b?.body.id);
  });

  test('that somebody else saved meanwhile is refused with the current version', async () => {
    const draft = await studio.draft();
    const save = (notes: string) =>
      studio.as('admin')('PATCH', `/work-orders/${draft.id}`, {
        ...studio.values,
        notes,
        updatedAt: draft.updatedAt,
      });
    expect((await save('Primero')).body.notes).toBe('Primero');
    const late = await save('Segundo');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'STALE', current: { notes: 'Primero' } });
  });

  test('can be deleted and restored, but not once it is issued', async () => {
    const draft = await studio.draft();
    const path = `/work-orders/${draft.id}`;
    for (let times = 0; times < 2; times++)
      expect((await studio.as('admin')('DELETE', path)).status).toBe(204);
    expect((await studio.as('admin')('GET', path)).status).toBe(404);
    expect((await studio.move('admin', draft, 'issue')).status).toBe(404);
    expect((await studio.as('admin')('POST', `${path}/restore`)).body.id).toBe(draft.id);
    const issued = (await studio.move('admin', draft, 'issue')).body;
    expect((await studio.as('admin')('DELETE', path)).body.code).toBe('NOT_POSSIBLE');
    const edit = { ...studio.values, updatedAt: issued.updatedAt };
    expect((await studio.as('admin')('PATCH', path, edit)).body.code).toBe('NOT_POSSIBLE');
  });
});

describe('issuing', () => {
  test('gives a number, files an unread paper, and writes a mail without private data', async () => {
    await server.mails();
    const order = await studio.issued();
    expect(order).toMatchObject({ state: 'issued', number: (await numbers()).at(-1) });
    const paper = await paperOf(order.id);
    expect(paper).toMatchObject({
      user_id: studio.ana.id,
      kind: 'work-order',
      title: `Orden de Actuación N.º ${order.number}`,
      project: 'La bahía de los relojes, temporada 2',
      state: 'issued',
      read_at: null,
    });
    expect(order.documentId).toBe(paper?.id);
    const list = (await studio.as('ana')('GET', `/documents?search=${order.number}`)).body;
    const own = list.items.find(({ id }: { id: string }) => id === paper?.id);
    expect(own).toMatchObject({ unread: true, state: 'issued', orderId: order.id });
    // The document brings its order along, without what only ADMIN may know.
    const opened = (await studio.as('ana')('GET', `/documents/${paper?.id}`)).body;
    expect(opened).toMatchObject({
      orderId: order.id,
      order: { id: order.id, state: 'issued', alike: [], replaces: null },
    });
    expect(opened.order.updatedAt).toBe(order.updatedAt);
    const [mail] = await server.mails();
    expect(mail?.subject).toBe(`Tienes una orden de trabajo nueva: ${paper?.title}`);
    expect(mail?.text).toContain(`http://portal.test/documents?documento=${paper?.id}`);
    for (const secret of ['180.000', '$', '12.345.678', 'susurrados'])
      expect(mail?.text).not.toContain(secret);
    await studio.as('ana')('GET', `/documents/${paper?.id}/file`);
    expect((await studio.as('ana')('GET', '/users/auth/session')).body.alerts.documents).toBe(true);
    expect((await studio.as('ana')('GET', '/users/me/pending')).body.items).toContainEqual(
      expect.objectContaining({ kind: 'ordersToAnswer' }),
    );
  });

  test('is refused with a message for each field, and then nothing is written', async () => {
    const before = { numbers: await numbers(), files: server.storedFiles().length };
    const gone = await studio.draft();
    const inactive = await server.createUser('inactiva@correo.cl');
    const hers = await studio.draft({ personId: inactive.id });
    await server.db
      .updateTable('users')
      .set({ deactivated_at: server.now() })
      .where('id', '=', inactive.id)
      .execute();
    const incomplete = await studio.draft({
      personId: '',
      chapterId: 0,
      lines: [],
      startDate: '',
      dueDate: '',
    });
    const fields = async (order: typeof gone) => {
      const { status, body } = await studio.move('admin', order, 'issue');
      return { status, fields: body.errors?.map(({ field }: { field: string }) => field) };
    };
    expect(await fields(incomplete)).toEqual({
      status: 422,
      fields: ['startDate', 'dueDate', 'chapterId', 'personId'],
    });
    expect(await fields(hers)).toEqual({ status: 422, fields: ['personId'] });
    await server.db
      .updateTable('chapters')
      .set({ deleted_at: server.now() })
      .where('id', '=', gone.chapterId)
      .execute();
    expect(await fields(gone)).toEqual({ status: 422, fields: ['chapterId'] });
    await server.db
      .updateTable('chapters')
      .set({ deleted_at: null })
      .where('id', '=', gone.chapterId)
      .execute();
    await server.swept();
    expect({ numbers: await numbers(), files: server.storedFiles().length }).toEqual(before);
  });

  test.each([
    ['amount', 0],
    ['amount', -5],
    ['amount', 1e12],
    ['amount', 1000.5],
    ['amount', '1.000,50'],
    ['dueDate', '2026-11-22'],
    ['dueDate', '2026-02-31'],
    ['dueDate', '31-02-2026'],
    ['personId', 'x'],
    ['chapterId', 999_999],
    ['lines', [{ appearanceId: 999_999, loops: 1 }]],
  ])('a wrong value is not saved: %s %j', async (field, value) => {
    const { status, body } = await studio.as('admin')('POST', '/work-orders', {
      ...studio.values,
      [field]: value,
    });
    expect(status).toBe(422);
    expect(body.errors.length).toBeGreaterThan(0);
    for (const error of body.errors) {
      expect(error.field).toMatch(new RegExp(`^${field === 'chapterId' ? '(chapterId|lines)' : field}`));
      expect(error.message).toMatch(/[a-zñ]/);
    }
  });

  test('for 20 callers at once leaves no gap and no duplicate; fifty clicks on one order have one effect', async () => {
    // The drafts all differ: a second order of the same kind would need a warning about the first.
    const chapters = [studio.chapterId, studio.otherChapterId];
    const people = [studio.ana.id, studio.bea.id];
    const drafts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        studio.draft({
          typeId: 1 + (index % 7),
          chapterId: chapters[index % 2] ?? 0,
          personId: people[Math.floor(index / 14)] ?? '',
          lines: [],
        }),
      ),
    );
    const [one] = drafts;
    await server.mails();
    const before = (await numbers()).length;
    const answers = await Promise.all([
      ...drafts.map((draft) => studio.move('admin', draft, 'issue')),
      ...Array.from({ length: 49 }, () => studio.move('admin', one as never, 'issue')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await numbers()).toEqual(Array.from({ length: before + 20 }, (_, index) => index + 1));
    expect(await server.mails()).toHaveLength(20);
    await server.swept();
    const papers = await server.db
      .selectFrom('documents')
      .select('key')
      .where('work_order_id', 'is not', null)
      .execute();
    expect(server.storedFiles().sort()).toEqual(papers.map(({ key }) => key).sort());
  });

  test('that fails while its paper is written leaves nothing, and its number goes to the next', async () => {
    const draft = await studio.draft();
    const before = { numbers: await numbers(), files: server.storedFiles().length };
    const { write } = server.blobs;
    server.blobs.write = async (...written) => {
      await write(...written);
      throw new Error('the store broke');
    };
    expect((await studio.move('admin', draft, 'issue')).status).toBe(500);
    server.blobs.write = write;
    await server.swept();
    expect({ numbers: await numbers(), files: server.storedFiles().length }).toEqual(before);
    expect(await server.mails()).toEqual([]);
    expect((await studio.move('admin', draft, 'issue')).body.number).toBe(before.numbers.length + 1);
  });
});

describe('for the cast', () => {
  const shared = () => ({
    typeId: 1,
    startDate: '2026-11-23',
    dueDate: '2026-11-30',
    notes: '',
  });

  test('all are issued, one order per person', async () => {
    const orders = [
      { personId: studio.ana.id, amount: 90_000, lines: [{ appearanceId: studio.roles.malva, loops: 10 }] },
      { personId: studio.bea.id, amount: null, lines: [{ appearanceId: studio.roles.ulises, loops: 8 }] },
    ];
    const path = `/chapters/${studio.otherChapterId}/work-orders`;
    const key = 'una-clave-de-prueba-2';
    const asked = { ...shared(), orders, shown: await studio.shown.toIssue(studio.otherChapterId) };
    const [first, again] = [
      await studio.as('admin')('POST', path, asked, key),
      await studio.as('admin')('POST', path, asked, key),
    ];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const [ana, bea] = first.body.orders;
    expect(bea).toMatchObject({ state: 'issued', number: ana.number + 1, personId: studio.bea.id });
    expect(ana.lines).toMatchObject([{ characterName: 'Inspectora Malva' }]);
    expect(ana.alike.length).toBeGreaterThan(0);
  });

  test('none is issued when one cannot be, and its row is named', async () => {
    const before = await numbers();
    const ok = { personId: studio.ana.id, amount: null, lines: [] };
    const shown = await studio.shown.toIssue(studio.otherChapterId);
    const ask = (orders: unknown[]) =>
      studio.as('admin')('POST', `/chapters/${studio.otherChapterId}/work-orders`, {
        ...{ ...shared(), orders, shown },
      });
    const wrong = [
      [[ok, { ...ok, personId: '00000000-0000-0000-0000-000000000009' }], 'orders.1.personId'],
      [[ok, ok], 'orders.1.personId'],
      [[{ ...ok, amount: 0 }], 'orders.0.amount'],
      [
        [ok, { ...ok, personId: studio.bea.id, lines: [{ appearanceId: 9999, loops: 1 }] }],
        'orders.1.lines.0.appearanceId',
      ],
      [[], 'orders'],
    ] as const;
    for (const [orders, field] of wrong) {
      const { status, body } = await ask([...orders]);
      expect({ status, field: body.errors[0].field }).toEqual({ status: 422, field });
    }
    expect(await numbers()).toEqual(before);
  });
});

describe('an answer', () => {
  test('comes only from its person, and once: fifty clicks have one effect', async () => {
    const order = await studio.issued();
    expect((await studio.move('bea', order, 'answer', { answer: 'accept', note: '' })).status).toBe(404);
    expect((await studio.move('admin', order, 'answer', { answer: 'accept', note: '' })).status).toBe(404);
    const clicks = await Promise.all(
      Array.from({ length: 50 }, () => studio.move('ana', order, 'answer', { answer: 'accept', note: '' })),
    );
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await paperOf(order.id))?.state).toBe('accepted');
    const lines = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'work-order')
      .where('entity_id', '=', String(order.id))
      .where('actor_id', '=', studio.ana.id)
      .execute();
    expect(lines).toHaveLength(1);
  });

  test('that declines needs a reason', async () => {
    const order = await studio.issued();
    const { status, body } = await studio.move('ana', order, 'answer', { answer: 'decline', note: '  ' });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'note', message: 'Cuéntale al estudio por qué la rechazas' }],
    });
    const declined = (
      await studio.move('ana', order, 'answer', { answer: 'decline', note: 'Estaré de viaje' })
    ).body;
    expect(declined).toMatchObject({ state: 'rejected', answerNote: 'Estaré de viaje' });
    const dot = async () =>
      (await studio.as('admin')('GET', '/users/auth/session')).body.alerts.projectsBackOffice;
    expect(await dot()).toBe(true);
    const waits = (await studio.as('admin')('GET', '/work-orders?waits=declined')).body.items;
    expect(waits.map(({ id }: { id: number }) => id)).toContain(order.id);

    const draft = await studio.as('admin')('POST', `/work-orders/${order.id}/replace`);
    expect(draft.body).toMatchObject({
      state: 'draft',
      personId: '',
      amount: 180_000,
      replaces: { id: order.id },
    });
    expect((await studio.as('admin')('POST', `/work-orders/${order.id}/replace`)).body.code).toBe('REPLACED');
    // A draft does not replace the order yet: the order waits until the draft is issued.
    const after = (await studio.as('admin')('GET', '/work-orders?waits=declined')).body.items;
    expect(after.map(({ id }: { id: number }) => id)).toContain(order.id);
    expect(await dot()).toBe(true);
    const { id, updatedAt } = draft.body;
    const deleted = await studio.as('admin')('DELETE', `/work-orders/${id}`, { updatedAt });
    expect([deleted.status, await dot()]).toEqual([204, true]);
    await studio.as('admin')('POST', `/work-orders/${id}/restore`);
    expect(await dot()).toBe(true);
  });

  test('comes too late for an order that was voided', async () => {
    const order = await studio.issued();
    await server.mails();
    expect((await studio.move('admin', order, 'void', { reason: '' })).body.errors[0].field).toBe('reason');
    const voided = (await studio.move('admin', order, 'void', { reason: 'Cambió el guion' })).body;
    const [mail] = await server.mails();
    expect(mail?.subject).toBe(`Se anuló una orden de trabajo: Orden de Actuación N.º ${order.number}`);
    expect(mail?.text).not.toContain('guion');
    const late = await studio.move('ana', order, 'answer', { answer: 'accept', note: '' });
    expect(late.body).toMatchObject({
      code: 'STALE',
      current: { state: 'voided', voidReason: 'Cambió el guion' },
    });
    const known = await studio.move('ana', voided, 'answer', { answer: 'accept', note: '' });
    expect({ status: known.status, ...known.body }).toEqual({
      status: 409,
      code: 'NOT_POSSIBLE',
      message: 'Esto ya no se puede hacer: la orden está anulada.',
    });
    expect((await studio.as('ana')('GET', '/documents?state=voided')).body.total).toBeGreaterThan(0);
  });
});

describe('what an order is about', () => {
  test('a chapter with issued orders cannot be deleted', async () => {
    const { status, body } = await studio.as('admin')('DELETE', `/chapters/${studio.otherChapterId}`);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'HAS_ORDERS' });
  });

  test('the database itself keeps papers in line with their order', async () => {
    const order = await studio.issued();
    await server.db
      .updateTable('projects')
      .set({ title: 'La bahía en hora' })
      .where('id', '=', order.projectId)
      .execute();
    const { id } = (await paperOf(order.id)) ?? { id: '' };
    await server.db
      .updateTable('documents')
      .set({ state: 'paid', title: 'Otra cosa' })
      .where('id', '=', id)
      .execute();
    // The paper keeps the title of its issue; its person also finds it by the project's present title.
    expect(await paperOf(order.id)).toMatchObject({
      project: order.projectTitle,
      state: 'issued',
      title: workOrderTitle(1, order.number),
    });
    const found = (await studio.as('ana')('GET', '/documents?search=hora&size=100')).body.items;
    expect(found.map((document: { id: string }) => document.id)).toContain(id);
    for (const { value } of WORK_ORDER_TYPES) {
      const { rows } = await sql<{ title: string }>`select work_order_title(${value}, 1246) as title`.execute(
        server.db,
      );
      expect(rows[0]?.title).toBe(workOrderTitle(value, 1246));
    }
  });

  test('the same order gives the same bytes', async () => {
    const order = await studio.issued();
    const paper = await paperOf(order.id);
    const stream = await server.blobs.read(paper?.key ?? '');
    const bytes = Buffer.from(await new Response(stream as BodyInit).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(paper?.size);
  });

  test('the archive keeps number and amount of a person who erases everything; no history names them', async () => {
    const gone = await server.createUser('eva@correo.cl');
    const fields = { personId: gone.id, lines: [], amount: 77_000 };
    const order = await studio.issued(fields);
    const token = await server.tokenFor('eva@correo.cl');
    const body = { answer: 'accept', note: '', updatedAt: order.updatedAt };
    await server.call('POST', `/work-orders/${order.id}/answer`, body, { token });
    const draft = await studio.draft(fields);
    await eraseAccount(server.db, gone.id, server.now(), ERASURE.parts);
    const kept = await server.db
      .selectFrom('archived_papers')
      .selectAll()
      .where('number', '=', String(order.number))
      .executeTakeFirst();
    expect(kept).toMatchObject({
      title: workOrderTitle(1, order.number),
      state: 'accepted',
    });
    expect(Number(kept?.amount)).toBe(77_000);
    expect((await studio.as('admin')('GET', `/work-orders/${order.id}`)).status).toBe(404);
    expect((await studio.as('admin')('GET', `/work-orders/${draft.id}`)).body.personId).toBe('');
    const history = (await studio.as('admin')('GET', `/history/work-order/${order.id}`)).body;
    expect(history.items).toEqual([]);
  });
});

test('the list as a CSV', async () => {
  const response = await server.app.request('/api/work-orders/csv?sort=number', {
    headers: { authorization: `Bearer ${studio.tokens.admin}` },
  });
  const [head, first] = (await response.text()).split('\r\n');
  expect(head).toContain('N.º;Tipo;Estado;Proyecto');
  expect(first).toContain('1;Orden de Actuación;');
});
