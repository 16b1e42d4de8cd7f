import type { WorkOrder } from '@doblaje/contract';
import { studioCast } from './sampleStudio';
import { shownNow } from './shownNow';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** A studio with orders for Ana and Bea, who each voice a role of the chapter; Ana voices 'Inspectora Malva'. */
export async function orderStudio(server: TestServer) {
  const admin = await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  const ana = await server.createUser('ana@correo.cl', { rut: '12.345.678-5' });
  const bea = await server.createUser('bea@correo.cl');
  const studio = await studioCast(server);
  const cast = await server.db
    .selectFrom('appearances')
    .select(['id', 'character_id'])
    .where('chapter_id', '=', studio.otherChapterId)
    .execute();
  const roleOf = (character: number) => cast.find(({ character_id }) => character_id === character)?.id ?? 0;
  const roles = { malva: roleOf(studio.malva), ulises: roleOf(studio.ulises) };
  for (const [id, person] of [
    [roles.malva, ana.id],
    [roles.ulises, bea.id],
  ] as const)
    await server.db.updateTable('appearances').set({ person_id: person }).where('id', '=', id).execute();
  const tokens = {
    admin: await server.tokenFor('admin@correo.cl'),
    ana: await server.tokenFor('ana@correo.cl'),
    bea: await server.tokenFor('bea@correo.cl'),
  };
  const as = (who: keyof typeof tokens) => (method: string, path: string, body?: unknown, key?: string) =>
    server.call(method, path, body, {
      token: tokens[who],
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    });
  const shown = shownNow(as('admin'));
  const values = {
    chapterId: studio.otherChapterId,
    personId: ana.id,
    typeId: 1,
    startDate: '2026-11-23',
    dueDate: '2026-11-30',
    amount: 180_000 as number | null,
    notes: 'Los loops 12 a 19 van susurrados.',
    lines: [{ appearanceId: roles.malva, loops: 10 }],
  };
  /** Makes a draft, complete unless `fields` say otherwise. */
  const draft = async (fields: Partial<typeof values> = {}): Promise<WorkOrder> =>
    (await as('admin')('POST', '/work-orders', { ...values, ...fields })).body;
  const move = async (
    who: keyof typeof tokens,
    { id, updatedAt }: Pick<WorkOrder, 'id' | 'updatedAt'>,
    name: 'issue' | 'answer' | 'finish' | 'void',
    body: object = {},
  ) => {
    const warned =
      (name === 'issue' && { shown: await shown.draft(id) }) ||
      (name === 'finish' && { shown: await shown.loops(id) });
    return as(who)('POST', `/work-orders/${id}/${name}`, { ...warned, ...body, updatedAt });
  };
  const issued = async (fields: Partial<typeof values> = {}): Promise<WorkOrder> =>
    (await move('admin', await draft(fields), 'issue')).body;
  const accepted = async (fields: Partial<typeof values> = {}): Promise<WorkOrder> =>
    (await move('ana', await issued(fields), 'answer', { answer: 'accept', note: '' })).body;
  return { ...studio, admin, ana, bea, roles, tokens, as, shown, values, draft, move, issued, accepted };
}

/** Inserts an issued order of a person, without its paper. */
export async function issuedOrder(
  server: TestServer,
  personId: string,
  chapterId: number,
  state: 'issued' | 'accepted' | 'rejected' = 'issued',
): Promise<number> {
  const { last } = await server.db
    .updateTable('work_order_numbers')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('work_orders')
    .values({
      number: last,
      type_id: 2,
      state,
      chapter_id: chapterId,
      person_id: personId,
      start_date: '2026-11-23',
      due_date: '2026-11-30',
      amount: null,
      notes: '',
      replaces: null,
      issued_at: server.now(),
      created_at: server.now(),
      updated_at: server.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
