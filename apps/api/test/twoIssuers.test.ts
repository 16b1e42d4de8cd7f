import type { ShownThing, WorkOrder } from '@doblaje/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderStudio } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer({ paperPatience: 15_000 });
  studio = await orderStudio(server);
  await server.db
    .updateTable('users')
    .set({ first_name: 'Beatriz' })
    .where('id', '=', studio.bea.id)
    .execute();
});
afterEach(() => server.swept());
afterAll(() => server.close());

const SHARED = { typeId: 1, startDate: '2026-11-23', dueDate: '2026-11-30', notes: '' };

/** Issues orders for Ana and Bea, who voice a role each; `shown` is the state of the chapter that the request is based on. */
const issueForCast = (shown: readonly ShownThing[], fields: object = {}) =>
  studio.as('admin')('POST', `/chapters/${studio.otherChapterId}/work-orders`, {
    ...SHARED,
    orders: [
      { personId: studio.ana.id, amount: 90_000, lines: [{ appearanceId: studio.roles.malva, loops: 10 }] },
      { personId: studio.bea.id, amount: 70_000, lines: [{ appearanceId: studio.roles.ulises, loops: 8 }] },
    ],
    shown,
    ...fields,
  });

const issuedCount = async () =>
  (await server.db.selectFrom('work_orders').select('id').where('state', '=', 'issued').execute()).length;

const messages = ({ body }: { body: { errors: { message: string }[] } }) =>
  body.errors.map(({ message }) => message);

/** Gives Ana's role to another person. */
async function recast(personId: string) {
  const { cast } = (await studio.as('admin')('GET', `/chapters/${studio.otherChapterId}/cast`)).body;
  const { id, updatedAt } = cast.find(({ id }: { id: number }) => id === studio.roles.malva);
  server.wait(1000);
  return studio.as('admin')('PATCH', `/chapters/${studio.otherChapterId}/cast`, {
    edits: [{ id, updatedAt, personId }],
  });
}

describe('for the cast', () => {
  test('two people have it open at once: one set of orders and mails is made, and the second person is shown it', async () => {
    const shown = await studio.shown.toIssue(studio.otherChapterId);
    await server.mails();
    const answers = await Promise.all([issueForCast(shown), issueForCast(shown, { notes: 'Otra nota' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await issuedCount()).toBe(2);
    expect(await server.mails()).toHaveLength(2);
    const late = answers.find(({ status }) => status === 409) ?? answers[0];
    expect(messages(late)).toEqual([
      expect.stringMatching(/^Orden de Actuación N.º 1 de Antonia .*: ahora está, emitida\.$/),
      expect.stringMatching(/^Orden de Actuación N.º 2 de .*: ahora está, emitida\.$/),
    ]);
    expect(late.body).toMatchObject({ code: 'STALE', current: { orders: [{ number: 1 }, { number: 2 }] } });
    // A request that has seen these orders may issue more.
    expect((await issueForCast(await studio.shown.toIssue(studio.otherChapterId))).status).toBe(201);
  });

  test('a role given to somebody else meanwhile is not issued to the person who had it', async () => {
    const shown = await studio.shown.toIssue(studio.otherChapterId);
    await recast(studio.bea.id);
    const before = await issuedCount();
    const late = await issueForCast(shown);
    expect(late.status).toBe(409);
    expect(messages(late)).toEqual([
      expect.stringMatching(/^Inspectora Malva: ahora Beatriz .*, 10 loops; antes Antonia .*, 10 loops\.$/),
    ]);
    expect(await issuedCount()).toBe(before);
    await recast(studio.ana.id);
  });
});

describe('one draft', () => {
  test('two drafts ask the same of one person: the second is warned of the first', async () => {
    const drafts = [
      await studio.draft({ typeId: 3, lines: [] }),
      await studio.draft({ typeId: 3, lines: [] }),
    ];
    const answers = await Promise.all(
      drafts.map((draft) => studio.move('admin', draft, 'issue', { shown: [] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late && messages(late)).toEqual([
      expect.stringMatching(/^Orden de Mezcla N.º \d+ de .*: ahora está/),
    ]);
    // After the warning the order may be issued.
    const second = drafts.find(({ id }) => id === late?.body.current.id) as WorkOrder;
    expect((await studio.move('admin', second, 'issue')).status).toBe(200);
  });

  test('is not issued unseen when somebody else voices its role by now', async () => {
    const draft = await studio.draft({ typeId: 5 });
    await recast(studio.bea.id);
    const late = await studio.move('admin', draft, 'issue', { shown: [] });
    expect(late.status).toBe(409);
    expect(messages(late)).toEqual([expect.stringMatching(/^Inspectora Malva: ahora está, lo hace .*\.$/)]);
    await recast(studio.ana.id);
    expect((await studio.move('admin', draft, 'issue', { shown: [] })).status).toBe(200);
  });
});

describe('while the store hangs', () => {
  test('for one order, others are issued and read, and no number is lost', async () => {
    const [stuck, other] = [
      await studio.draft({ typeId: 4, lines: [] }),
      await studio.draft({ typeId: 6, lines: [] }),
    ];
    const { write } = server.blobs;
    let hasHung = () => {};
    const hung = new Promise<void>((resolve) => {
      hasHung = resolve;
    });
    server.blobs.write = async (...written) => {
      server.blobs.write = write;
      hasHung();
      await new Promise(() => {});
      return write(...written);
    };
    const waiting = studio.move('admin', stuck, 'issue');
    await hung;
    const path = `/work-orders/${stuck.id}`;
    expect((await studio.as('admin')('GET', path)).body.state).toBe('draft');
    const issued = await studio.move('admin', other, 'issue');
    expect(issued.status).toBe(200);
    const { status, body, headers } = await waiting;
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message:
        'No pudimos guardar el PDF en el archivo del estudio: no se emitió ninguna orden. Inténtalo de nuevo en unos segundos.',
    });
    expect(headers.get('Retry-After')).toBe('5');
    const again = await studio.move('admin', stuck, 'issue');
    expect(again.body).toMatchObject({ state: 'issued', number: issued.body.number + 1 });
  });

  test('a name that changes while a paper is written is the one in the paper', async () => {
    const draft = await studio.draft({ typeId: 7, lines: [] });
    const { write } = server.blobs;
    let writes = 0;
    server.blobs.write = async (...written) => {
      writes += 1;
      if (writes === 1)
        await server.db
          .updateTable('users')
          .set({ last_name: 'Millaquén Soto' })
          .where('id', '=', studio.ana.id)
          .execute();
      return write(...written);
    };
    const issued = await studio.move('admin', draft, 'issue');
    server.blobs.write = write;
    expect(issued.body.personName).toBe('Antonia Millaquén Soto');
    // The paper is written twice: with the old name, then with the new one. The first file is discarded.
    expect(writes).toBe(2);
  });
});

test('a declined order counts as waiting for the studio until its replacement is issued', async () => {
  const declined = (
    await studio.move('ana', await studio.issued({ typeId: 2, lines: [] }), 'answer', {
      ...{ answer: 'decline', note: 'Estaré de viaje' },
    })
  ).body;
  const waits = async () => {
    const { items } = (await studio.as('admin')('GET', '/work-orders?waits=declined')).body;
    return items.some(({ id }: { id: number }) => id === declined.id);
  };
  const hasDot = async () =>
    (await studio.as('admin')('GET', '/users/auth/session')).body.alerts.projectsBackOffice;
  const draft = (await studio.as('admin')('POST', `/work-orders/${declined.id}/replace`)).body;
  expect([await waits(), await hasDot()]).toEqual([true, true]);
  const { updatedAt, typeId, chapterId, startDate, dueDate, amount, notes, lines } = draft;
  const values = { typeId, chapterId, startDate, dueDate, amount, notes, lines };
  const chosen = await studio.as('admin')('PATCH', `/work-orders/${draft.id}`, {
    ...{ ...values, personId: studio.bea.id, updatedAt },
  });
  expect((await studio.move('admin', chosen.body, 'issue')).status).toBe(200);
  expect([await waits(), await hasDot()]).toEqual([false, false]);
  expect((await studio.shown.toIssue(studio.otherChapterId)).map(({ says }) => says)).toContain('rechazada');
});
