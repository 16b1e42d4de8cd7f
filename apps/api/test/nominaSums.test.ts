import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annulment } from './sampleBoletas';
import { nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

/** How many sequences to try; `NOMINA_SEQUENCES=1000` for a thorough run. */
const SEQUENCES = Number(process.env.NOMINA_SEQUENCES ?? 100);

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
});
afterAll(() => server.close());

/** One action of one of two administrators; `of` picks the row. */
interface Step {
  what: 'make' | 'remove' | 'void' | 'pay' | 'annul';
  who: 'admin' | 'other';
  of: number;
  /** Uses the rows as read before the previous step. */
  isLate: boolean;
  /** Runs at the same moment as the next step. */
  isBeside: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('make', 'make', 'remove', 'void', 'pay', 'annul'),
    who: fc.constantFrom('admin', 'other'),
    of: fc.nat(1000),
    isLate: fc.boolean(),
    isBeside: fc.boolean(),
  }),
  { minLength: 4, maxLength: 9 },
);

/** Nóminas whose sums differ from their lines, or whose lines differ from their boletas. */
const DISAGREEING = sql<{ what: string }>`
  select 'sum of ' || nominas.id as what from nominas
    left join lateral (
      select count(*) as boletas, coalesce(sum(gross), 0) as gross, coalesce(sum(retention), 0) as retention,
        coalesce(sum(net), 0) as net from nomina_lines where nomina_id = nominas.id
    ) as sums on true
    where (nominas.boletas, nominas.gross, nominas.retention, nominas.total)
      is distinct from (sums.boletas, sums.gross, sums.retention, sums.net)
  union all select 'boletas of ' || nominas.id from nominas
    where state <> 'voided' and total is distinct from
      (select coalesce(sum(net), 0) from boletas where nomina_id = nominas.id)
  union all select 'held by a voided one ' || boletas.id from boletas
    join nominas on nominas.id = nomina_id where nominas.state = 'voided'
  union all select 'held without a line ' || boletas.id from boletas
    where nomina_id is not null and not exists (select from nomina_lines as line
      where line.nomina_id = boletas.nomina_id and line.boleta_id = boletas.id
        and (line.gross, line.retention, line.net) = (boletas.gross, boletas.retention, boletas.net))
  union all select 'line without a boleta ' || line.id from nomina_lines as line
    join nominas on nominas.id = line.nomina_id join boletas on boletas.id = line.boleta_id
    where nominas.state <> 'voided' and boletas.nomina_id is distinct from line.nomina_id
  union all select 'in two ' || boleta_id from nomina_lines as line
    join nominas on nominas.id = line.nomina_id and nominas.state <> 'voided'
    group by boleta_id having count(*) > 1
  union all select 'paid or not ' || boletas.id from boletas join nominas on nominas.id = nomina_id
    where (boletas.state = 'paid') <> (nominas.state = 'paid')
  union all select 'empty ' || id from nominas where state = 'prepared' and boletas = 0`;

test(
  'whatever two administrators do in any order, a nómina comes to its boletas and none is in two',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        await server.db.deleteFrom('nomina_lines').execute();
        await server.db.deleteFrom('documents').where('boleta_id', 'is not', null).execute();
        await server.db.deleteFrom('boletas').execute();
        await sql`delete from mails`.execute(server.db);
        await server.db.deleteFrom('nominas').execute();
        const said = [{ gross: 180_000 }, { gross: 1 }, { gross: 99_999 }, { gross: 100_003 }] as const;
        const ids: number[] = [];
        for (const [index, one] of said.entries())
          ids.push(await studio.approved(index % 2 ? studio.bea : studio.ana, one));
        let read = await there();
        let beside: Promise<unknown>[] = [];
        for (const step of sequence) {
          const now = step.isLate ? read : await there();
          beside.push(
            take(step, now, ids).then((answer) => {
              if (answer) expect([step.what, answer.status]).toEqual([step.what, expect.toSatisfy(isTold)]);
            }),
          );
          if (step.isBeside) continue;
          await Promise.all(beside);
          beside = [];
          read = now;
          server.wait(1000);
          const { rows } = await DISAGREEING.execute(server.db);
          expect(rows).toEqual([]);
        }
        await Promise.all(beside);
        const { rows } = await DISAGREEING.execute(server.db);
        expect(rows).toEqual([]);
        // Each person has one mail for each paid nómina.
        const mails = await server.db
          .selectFrom('mails')
          .innerJoin('nominas', 'nominas.id', 'mails.nomina_id')
          .select(['mails.nomina_id', 'mails.address', 'nominas.state'])
          .where('mails.kind', '=', 'boletas-paid')
          .execute();
        expect(mails.filter(({ state }) => state !== 'paid')).toEqual([]);
        expect(new Set(mails.map(({ nomina_id, address }) => `${nomina_id} ${address}`)).size).toBe(
          mails.length,
        );
      }),
      { numRuns: SEQUENCES },
    );
  },
  30_000 + SEQUENCES * 1000,
);

const isTold = (status: number) => status < 300 || status === 409 || status === 422;

type There = Awaited<ReturnType<typeof there>>;

async function there() {
  const boletas = await server.db
    .selectFrom('boletas')
    .select(['id', 'updated_at', 'state', 'nomina_id'])
    .orderBy('id')
    .execute();
  const nominas = await server.db.selectFrom('nominas').select(['id', 'updated_at']).orderBy('id').execute();
  const lines = await server.db.selectFrom('nomina_lines').select(['nomina_id', 'boleta_id']).execute();
  return { boletas, nominas, lines };
}

const chosen = <Item>(items: readonly Item[], of: number) => items[of % Math.max(1, items.length)];

async function take({ what, who, of }: Step, now: There, ids: readonly number[]) {
  const call = studio.as(who);
  if (what === 'make') {
    // Any boletas, including ones that cannot be paid now.
    const wanted = now.boletas.filter(({ id }) => (of >> ids.indexOf(id)) & 1);
    const boletas = wanted.map(({ id, updated_at }) => ({ id, updatedAt: updated_at.toISOString() }));
    return boletas.length === 0 ? undefined : call('POST', '/nominas', { boletas });
  }
  if (what === 'annul') {
    const boleta = chosen(now.boletas, of);
    if (!boleta) return undefined;
    return call('POST', `/boletas/${boleta.id}/sii`, {
      ...{ ...annulment(), updatedAt: boleta.updated_at.toISOString() },
    });
  }
  const nomina = chosen(now.nominas, of);
  if (!nomina) return undefined;
  const read = { id: nomina.id, updatedAt: nomina.updated_at.toISOString() };
  const line = chosen(
    now.lines.filter(({ nomina_id }) => nomina_id === nomina.id),
    of >> 3,
  );
  const body = {
    ...(what === 'pay' && { paidOn: '2026-11-20' }),
    ...(what === 'remove' && { boletaId: line?.boleta_id ?? 0 }),
  };
  return studio.move(read, what, body, who);
}
