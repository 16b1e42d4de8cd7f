import type { MonthClose, PaidMonth } from '@doblaje/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

/** How many sequences to try; `MONTH_SEQUENCES=500` for a thorough run. */
const SEQUENCES = Number(process.env.MONTH_SEQUENCES ?? 25);

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
});
afterAll(() => server.close());

const MONTHS = ['2026-08', '2026-09', '2026-10'] as const;

/** One action of one of two administrators; `of` picks its rows and its month. */
interface Step {
  what: 'upload' | 'approve' | 'annul' | 'make' | 'void' | 'pay' | 'answer' | 'close' | 'reopen';
  who: 'admin' | 'other';
  of: number;
  /** Runs at the same moment as the next step. */
  isBeside: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom(
      'upload',
      'approve',
      'annul',
      'make',
      'make',
      'void',
      'pay',
      'pay',
      'answer',
      'answer',
      'close',
      'close',
      'reopen',
    ),
    who: fc.constantFrom('admin', 'other'),
    of: fc.nat(1000),
    isBeside: fc.boolean(),
  }),
  { minLength: 5, maxLength: 14 },
);

const chosen = <Item>(items: readonly Item[], of: number) => items[of % Math.max(1, items.length)];
const isTold = (status: number) => status < 300 || status === 409 || status === 422;
const closeOf = async (month: string): Promise<MonthClose> =>
  (await studio.admin('GET', `/months/close?month=${month}`)).body;

/** The bank answers to the nómina's file: of each payment one thing or another. */
async function answer(id: number, paidOn: string, { who, of }: Pick<Step, 'who' | 'of'>): Promise<number> {
  await studio.as(who)('GET', `/nominas/${id}/bank-file`);
  const transfers = await server.db
    .selectFrom('nomina_transfers')
    .select(['holder_rut', 'net'])
    .where('file_id', '=', (query) =>
      query
        .selectFrom('nomina_files')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('nomina_id', '=', id),
    )
    .orderBy('position')
    .execute();
  const lines = transfers.map(
    ({ holder_rut, net }, index) => `${holder_rut};${net};${STATES[(of + index) % STATES.length]}`,
  );
  const body = ['Rut;Monto;Estado', ...lines].join('\n');
  const post = (path: string) =>
    server.call('POST', path, body, {
      ...{ token: studio.tokens[who], headers: { 'content-type': 'application/octet-stream' } },
    });
  const checked = await post(`/nominas/${id}/answer/check?name=a.csv`);
  if (checked.status !== 200) return checked.status;
  const { updatedAt } = await studio.read(id);
  const query = new URLSearchParams({ name: 'a.csv', paidOn, seen: checked.body.seen, updatedAt });
  return (await post(`/nominas/${id}/answer?${query}`)).status;
}

/** Most answers pay. */
const STATES = ['Pagado', 'Rechazado', 'Pagado', 'Pendiente de Cobro', 'Pagado'] as const;

async function take({ what, who, of }: Step): Promise<number | undefined> {
  const call = studio.as(who);
  const month = chosen(MONTHS, of) ?? MONTHS[0];
  const boletas = await server.db
    .selectFrom('boletas')
    .select(['id', 'updated_at', 'state'])
    .orderBy('id')
    .execute();
  const nominas = await server.db.selectFrom('nominas').select(['id', 'updated_at']).orderBy('id').execute();
  const boleta = chosen(boletas, of);
  const nomina = chosen(nominas, of);
  const read = (row: { updated_at: Date }) => ({ updatedAt: row.updated_at.toISOString() });
  if (what === 'upload') {
    // As its person sends it again once it was annulled or rejected.
    await server.db
      .updateTable('boletas')
      .set({
        state: 'inReview',
        folio: 90_000 + (boleta?.id ?? 0),
        gross: 120_000,
        retention: 18_300,
        net: 101_700,
      })
      .set({ issued_on: '2026-07-02', withheld_by: 'studio', digest: 'y', uploaded_at: server.now() })
      .where('id', '=', boleta?.id ?? 0)
      .where('state', 'in', ['pending', 'rejected'])
      .execute();
    return undefined;
  }
  if (what === 'approve' && boleta)
    return (await call('POST', `/boletas/${boleta.id}/approve`, read(boleta))).status;
  if (what === 'annul' && boleta)
    return (
      await call('POST', `/boletas/${boleta.id}/sii`, {
        // Whatever the boleta's own day is: until the 10th of the month after it, or asked for later.
        ...{ move: of % 2 === 0 ? 'annul' : 'askAnnulment', on: '2026-11-20' },
        ...{ reason: 'Salió repetida', ...read(boleta) },
      })
    ).status;
  if (what === 'make') {
    const wanted = boletas
      .filter((_, index) => ((of + 1) >> index) & 1)
      .map((row) => ({ id: row.id, ...read(row) }));
    return wanted.length === 0 ? undefined : (await call('POST', '/nominas', { boletas: wanted })).status;
  }
  if (what === 'void' && nomina)
    return (
      await call('POST', `/nominas/${nomina.id}/void`, { reason: 'Se anuló en el banco', ...read(nomina) })
    ).status;
  if (what === 'pay' && nomina)
    return (
      await call('POST', `/nominas/${nomina.id}/pay`, { paidOn: `${month}-1${of % 9}`, ...read(nomina) })
    ).status;
  if (what === 'answer' && nomina) return answer(nomina.id, `${month}-1${of % 9}`, { who, of });
  if (what === 'close' || what === 'reopen') {
    const { updatedAt } = await closeOf(month);
    const reason = what === 'reopen' ? { reason: 'Faltaba un pago' } : {};
    return (await call('POST', `/months/${what}`, { month, updatedAt, ...reason })).status;
  }
  return undefined;
}

/** The sums that the boletas themselves come to, by the day on which the bank paid each of them. */
async function ofBoletas(month: string) {
  const { rows } = await sql<Record<'boletas' | 'gross' | 'retention' | 'net', string>>`
    select count(*) as boletas, coalesce(sum(boletas.gross), 0) as gross, coalesce(sum(boletas.retention), 0) as retention,
      coalesce(sum(boletas.net), 0) as net
    from boletas
      join nomina_lines on nomina_lines.nomina_id = boletas.nomina_id and nomina_lines.boleta_id = boletas.id
    where left(nomina_lines.paid_on, 7) = ${month}`.execute(server.db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

async function check(): Promise<void> {
  // A line has a day once it is paid: by its bank, or with its whole nómina.
  const undated = await sql`
    select nomina_lines.id from nomina_lines join nominas on nominas.id = nomina_id
      where case nominas.state when 'paid' then nomina_lines.paid_on is null or nomina_lines.paid_on > nominas.paid_on
        when 'voided' then nomina_lines.paid_on is not null
        else nomina_lines.paid_on is not null <> exists (
          select from nomina_transfers join nomina_files on nomina_files.id = file_id
            where nomina_files.nomina_id = nominas.id and nomina_transfers.person_id = nomina_lines.person_id
              and answer = 'paid') end`.execute(server.db);
  expect(undated.rows).toEqual([]);
  // A boleta is paid exactly when its line has a day, and its history says so once.
  const unlike = await sql`
    select boletas.id from boletas
      left join nomina_lines on nomina_lines.nomina_id = boletas.nomina_id and nomina_lines.boleta_id = boletas.id
      where (boletas.state = 'paid') <> (nomina_lines.paid_on is not null)
        or (boletas.state = 'paid')::integer <> (
          select count(*) from audit where entity = 'boleta' and entity_id = boletas.id::text
            and changes @> '[{"field": "state", "to": "Pagada"}]'::jsonb)`.execute(server.db);
  expect(unlike.rows).toEqual([]);
  // Each person is told once of what a nómina paid them.
  const told = await sql`
    select nomina_id, user_id, count(*) from mails where kind = 'boletas-paid' group by nomina_id, user_id
      having count(*) > 1 or not exists (
        select from boletas where boletas.nomina_id = mails.nomina_id and person_id = user_id and state = 'paid')
    union all
    select nomina_id, person_id, 0 from boletas where state = 'paid' and not exists (
      select from mails where kind = 'boletas-paid' and mails.nomina_id = boletas.nomina_id and user_id = person_id)`.execute(
    server.db,
  );
  expect(told.rows).toEqual([]);
  const paidTwice = await sql`
    select boleta_id from nomina_lines where paid_on is not null
      group by boleta_id having count(*) > 1`.execute(server.db);
  expect(paidTwice.rows).toEqual([]);
  // What the bank paid is in a nómina that holds it, and in no second one.
  const lost = await sql`
    select nomina_transfers.person_id from nomina_transfers
      join nomina_files on nomina_files.id = file_id
      join nominas on nominas.id = nomina_id
      where answer = 'paid' and (nominas.state = 'voided' or not exists (
        select from nomina_lines
          where nomina_lines.nomina_id = nominas.id and nomina_lines.person_id = nomina_transfers.person_id))`.execute(
    server.db,
  );
  expect(lost.rows).toEqual([]);
  for (const month of MONTHS) {
    const { sums, state, closed } = await closeOf(month);
    const { nominas: _, declared: _d, ...summed } = sums;
    expect(summed).toEqual(await ofBoletas(month));
    const paid: PaidMonth = (await studio.admin('GET', `/nominas/month?month=${month}`)).body;
    for (const groups of [paid.people, paid.projects])
      expect(groups.reduce((sum, { net }) => sum + net, 0)).toBe(sums.net);
    if (state === 'closed') expect(closed?.sums).toEqual(sums);
  }
}

test(
  'whatever is done in any order, a month sums its boletas, none is paid twice, and a closed month does not change',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        await server.db.deleteFrom('nomina_lines').execute();
        await server.db.deleteFrom('documents').where('boleta_id', 'is not', null).execute();
        await server.db.deleteFrom('annulled_boletas').execute();
        await server.db.deleteFrom('boletas').execute();
        await sql`delete from mails`.execute(server.db);
        await server.db.deleteFrom('nominas').execute();
        await server.db.deleteFrom('closed_months').execute();
        for (const index of [0, 1, 2, 3])
          await studio.approved(index % 2 ? studio.bea : studio.ana, {
            gross: 100_003 + index,
            issuedOn: '2026-07-01',
          });
        let beside: Promise<void>[] = [];
        for (const step of [...sequence, { what: 'upload', who: 'admin', of: 0, isBeside: false } as const]) {
          beside.push(
            take(step).then((status) => {
              if (status !== undefined)
                expect([step.what, status]).toEqual([step.what, expect.toSatisfy(isTold)]);
            }),
          );
          if (step.isBeside) continue;
          await Promise.all(beside);
          beside = [];
          server.wait(1000);
          await check();
        }
      }),
      { numRuns: SEQUENCES },
    );
  },
  60_000 + SEQUENCES * 4000,
);
