import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { oldDatabase } from './oldDatabase';

const [ANA, BEA, ADMIN] = [
  '7d9c8a52-6f0e-4b6c-9a7e-3f2b1c0d4e5f',
  '7d9c8a52-6f0e-4b6c-9a7e-3f2b1c0d4e60',
  '7d9c8a52-6f0e-4b6c-9a7e-3f2b1c0d4e61',
] as const;

test('boletas that the bank paid before the rest of their nómina become paid, and their people are told', async () => {
  const { db, update, close } = await oldDatabase('2026-12-09-sheet-states');
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into users (id, email, first_name, last_name, role, password_hash, created_at, updated_at)
    values ('${ANA}', 'ana@correo.cl', 'Ana', 'Soto', 'USER', 'x', now(), now()),
      ('${BEA}', 'bea@correo.cl', 'Bea', 'Soto', 'USER', 'x', now(), now()),
      ('${ADMIN}', 'admin@correo.cl', 'Fermín', 'Soto', 'ADMIN', 'x', now(), now())`);
  // Two boletas of Ana and one of Bea.
  await run(`insert into work_orders (number, type_id, state, person_id, start_date, due_date, amount, issued_at, created_at,
      updated_at) select n, 1, 'draft', case when n < 3 then '${ANA}' else '${BEA}' end::uuid,
      '2026-11-01', '2026-11-02', 100, now(), now(), now() from generate_series(1, 3) as n order by n`);
  await run(`insert into nominas (created_at, updated_at) values (now(), now())`);
  await run(`insert into boletas (work_order_id, person_id, state, folio, issued_on, gross, retention, net, withheld_by,
      digest, uploaded_at, created_at, updated_at, nomina_id)
    select id, person_id, 'approved', number, '2026-11-05', 100, 15, 85, 'studio', 'x', now(), now(), now(), 1
      from work_orders order by number`);
  await run(`insert into nomina_lines (nomina_id, boleta_id, folio, project_title, gross, retention, net)
    select 1, id, folio, 'Marea', 100, 15, 85 from boletas order by folio`);
  await run(`update nomina_lines set paid_on = '2026-11-20' where folio < 3`);
  await run(`insert into nomina_files (nomina_id, made_at, kept_at) values (1, now(), now())`);
  await run(`insert into nomina_transfers (file_id, position, person_id, person_name, holder_name, net, memo, answer, answered_at)
    values (1, 1, '${ANA}', 'Ana', 'Ana', 170, '', 'paid', '2026-11-20T12:00:00.123Z'),
      (1, 2, '${BEA}', 'Bea', 'Bea', 85, '', 'waiting', '2026-11-20T12:00:00.123Z')`);
  await run(`insert into audit (at, actor_id, action, entity, entity_id, changes)
    values ('2026-11-20T12:00:00.123Z', '${ADMIN}', 'update', 'nomina', '1', '[]')`);
  await update();
  const boletas = await db.selectFrom('boletas').select(['folio', 'state']).orderBy('folio').execute();
  expect(boletas.map(({ state }) => state)).toEqual(['paid', 'paid', 'approved']);
  const history = await db
    .selectFrom('audit')
    .innerJoin('boletas', (join) => join.on(sql<boolean>`boletas.id::text = audit.entity_id`))
    .select(['folio', 'at', 'actor_id', 'action', 'changes'])
    .where('entity', '=', 'boleta')
    .orderBy('folio')
    .execute();
  const changes = [{ field: 'state', from: 'Aprobada', to: 'Pagada' }];
  const told = { at: new Date('2026-11-20T12:00:00.123Z'), actor_id: ADMIN, action: 'update', changes };
  expect(history).toEqual([
    { folio: 1, ...told },
    { folio: 2, ...told },
  ]);
  const mails = await db
    .selectFrom('mails')
    .select(['kind', 'address', 'user_id', 'nomina_id', 'done_at'])
    .execute();
  expect(mails).toEqual([
    { kind: 'boletas-paid', address: 'ana@correo.cl', user_id: ANA, nomina_id: 1, done_at: null },
  ]);
  await close();
});
