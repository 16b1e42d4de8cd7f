import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../src/ground/db/database';
import { boletasUnmatched } from '../src/office/years/unpaired';
import { askApi } from './askApi';
import { SMALL, seedStudio } from './seedStudio';
import { ms, timesOf } from './times';

/**
 * Measures 'Mes' in a studio of 60 000 boletas a year, 5 000 a month, on the embedded database: the steps of the month's close, what was
 * paid by person and project, and its lists; the close of the year with the SII's twelve sheets, what 'Pendientes' counts of it, and 'Mis pagos'
 * with the certificate of a person with 150 boletas. Ends with 1 when one of them takes 300 ms or more. `bench:month 0.1` makes a tenth.
 */
const BOLETAS = Math.round(60_000 * Number(process.argv[2] ?? '1'));
const MONTHS = 12;
const IN_NOMINA = 250;
const MOST = 300;

const TABLES = ['work_orders', 'boletas', 'boleta_orders', 'nominas', 'nomina_lines'];

/** The boletas of 2025: paid ones in nóminas, and in each state that waits one of a hundred. */
async function seedYear(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of TABLES) await run(`alter table ${table} disable trigger user`);
  await run(
    'create temporary table some_people as select row_number() over () - 1 as n, * from (select * from users limit 400) as few',
  );
  await run(
    'create temporary table some_chapters as select row_number() over () - 1 as n, chapters.id, project_id, projects.title from chapters join projects on projects.id = project_id limit 400',
  );
  const counts = await sql
    .raw<{ people: number; chapters: number }>(
      'select (select count(*)::int from some_people) as people, (select count(*)::int from some_chapters) as chapters',
    )
    .execute(db);
  const { people = 1, chapters = 1 } = counts.rows[0] ?? {};
  const first = 5_000_000;
  const month = `1 + (n - ${first}) % ${MONTHS}`;
  const day = `'2025-' || lpad((${month})::text, 2, '0') || '-1' || n % 10`;
  await run(`
    insert into work_orders (id, number, type_id, state, chapter_id, person_id, start_date, due_date, amount, issued_at, created_at,
      updated_at, project_id, project_title, person_name, project_now, name_now)
    overriding system value
    select ${first} + g.n, ${first} + g.n, 1, 'finished', c.id, p.id, '2025-01-01', '2025-01-31', 120000, now(), now(), now(),
      c.project_id, c.title, p.first_name || ' ' || p.last_name, c.title, p.first_name || ' ' || p.last_name
    from generate_series(0, ${BOLETAS - 1}) as g(n) join some_people p on p.n = g.n % ${people} join some_chapters c on c.n = g.n % ${chapters}`);
  await run(`
    insert into nominas (id, state, paid_on, created_at, updated_at) overriding system value
    select ${first} + n, 'paid', '2025-' || lpad((1 + n % ${MONTHS})::text, 2, '0') || '-28', now(), now()
    from generate_series(0, ${Math.ceil(BOLETAS / IN_NOMINA)}) as n`);
  const groups = Math.max(1, Math.floor(BOLETAS / IN_NOMINA / MONTHS));
  const nomina = `${first} + (n - ${first}) % ${MONTHS} + ${MONTHS} * ((n - ${first}) / ${MONTHS} % ${groups})`;
  await run(`
    insert into boletas (id, work_order_id, person_id, state, folio, issued_on, gross, retention, net, withheld_by, digest, uploaded_at,
      nomina_id, created_at, updated_at, order_number, order_numbers, order_amount, project_id, project_title, person_name, project_now, name_now,
      person_rut)
    overriding system value
    select n, n, person_id, made, case when sent then n end, case when sent then ${day} end, case when sent then 120000 end,
      case when sent then 18300 end, case when sent then 101700 end, case when sent then 'studio' end, case when sent then 'x' end,
      case when sent then now() end, case when made = 'paid' then ${nomina} end,
      ('2025-' || lpad((${month})::text, 2, '0') || '-10T12:00:00Z')::timestamptz, now(), n, array[n], 120000, project_id, project_title,
      person_name, project_now, name_now, (10000000 + (n - ${first}) % ${people})::text || '-K'
    from (select *, id as n, id % 100 > 0 as sent,
        case id % 100 when 0 then 'pending' when 1 then 'inReview' when 2 then 'approved' else 'paid' end as made
      from work_orders where id >= ${first}) as told`);
  await run(`
    insert into boleta_orders (boleta_id, work_order_id, position, part, project_id, project_title)
    select id, work_order_id, 1, gross, project_id, project_title from boletas where id >= ${first}`);
  await run(`
    insert into nomina_lines (nomina_id, boleta_id, folio, project_id, project_title, gross, retention, net, person_id, person_name,
      person_rut, order_number, order_numbers, issued_on, withheld_by)
    select nomina_id, id, folio, project_id, project_title, gross, retention, net, person_id, person_name, person_rut, order_number,
      order_numbers, issued_on, withheld_by
    from boletas where nomina_id >= ${first}`);
  await run(`
    update nomina_lines set paid_on = nominas.paid_on from nominas where nominas.id = nomina_id and nomina_id >= ${first}`);
  await run(`
    insert into nomina_line_orders (line_id, position, order_number, project_id, project_title, gross, retention, net)
    select id, 1, order_numbers[1], project_id, project_title, gross, retention, net from nomina_lines where nomina_id >= ${first}`);
  await seedSheets(run, first);
  for (const table of TABLES) await run(`alter table ${table} enable trigger user`);
  await run('analyze');
}

/** The SII's sheet of each month: all boletas but one of fifty, and one of fifty with another retention. */
async function seedSheets(run: (statement: string) => Promise<unknown>, first: number): Promise<void> {
  await run(`
    insert into sii_sheets (month, kind, file_name, digest, boletas, gross, retention, net, uploaded_at)
    select left(issued_order, 7), 'bhe', 'planilla.xls', left(issued_order, 7), count(*), sum(gross), sum(retention), sum(net), now()
    from boletas where id >= ${first} and folio is not null group by 1`);
  await run(`
    insert into sii_sheet_lines (sheet_id, row, folio, rut_number, name, issued_on, state, gross, retention, net)
    select sii_sheets.id, boletas.id - ${first}, folio, rut_number, person_name, issued_on, 'valid', boletas.gross, kept, boletas.gross - kept
    from (select *, retention + case when id % 50 = 7 then 1 else 0 end as kept from boletas) as boletas
      join sii_sheets on month = left(issued_order, 7)
    where boletas.id >= ${first} and folio is not null and boletas.id % 50 <> 8`);
}

const folder = mkdtempSync(join(tmpdir(), 'doblaje-month-'));
const db = await openDatabase({ kind: 'folder', folder: join(folder, 'db') });
const slow: string[] = [];
try {
  await seedStudio(db as Kysely<unknown>, SMALL);
  await seedYear(db as Kysely<unknown>);
  const owner = await sql<{ id: string }>`
    select users.id from users join boletas on person_id = users.id where role = 'USER' and boletas.state = 'paid' limit 1`.execute(
    db,
  );
  const ask = await askApi(db, owner.rows[0]?.id ?? '', join(folder, 'files'));
  const { rows } = await sql<{
    n: string;
  }>`select count(*) as n from nomina_lines where paid_on like '2025-11%'`.execute(db);
  console.log(`${BOLETAS} boletas a year, ${rows[0]?.n} paid in November\n${' '.repeat(34)}    p95  median`);
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const { median, p95 } = await timesOf(work);
    console.log(`  ${name.padEnd(36)}${ms(p95)} ${ms(median)}`);
    if (p95 >= MOST) slow.push(`${name}: ${p95.toFixed(0)} ms`);
  };
  for (const path of [
    ...['/months/close', '/months/close?month=2025-11', '/nominas/month?month=2025-11'],
    ...[
      '/boletas?waits=person&until=2025-11',
      '/boletas?waits=nomina&until=2025-11',
      '/boletas?until=2025-11',
    ],
    ...['/nominas?state=paid&paidIn=2025-11', '/years/close?year=2025'],
  ])
    await measure(path, () => ask(path, 'ADMIN'));
  await measure('pending of January', () => boletasUnmatched(db, '2026-01-15'));
  for (const path of ['/users/me/payments?year=2025', '/users/me/certificate?year=2025'])
    await measure(path, () => ask(path, 'USER'));
} finally {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}
console.log(slow.length === 0 ? '\nUnder 300 ms.' : `\n${slow.join('\n')}`);
process.exit(slow.length === 0 ? 0 : 1);
