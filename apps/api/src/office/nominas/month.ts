import type { PaidMonth } from '@doblaje/contract';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { labelOfWithholder } from '@doblaje/domain/options/withholders';
import { formatRut } from '@doblaje/domain/rut';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import type { SheetColumn } from '../../ground/lists/xlsx';
import { allLines, ERASED } from './read';

/** The lines paid from one day to another, both included. Their nómina may have others that the bank has not paid yet. */
const paidBetween = (db: Database, from: string, until: string) =>
  db
    .selectFrom('nomina_lines')
    .where('nomina_lines.paid_on', '>=', from)
    .where('nomina_lines.paid_on', '<=', until);

/** The lines paid on a day of a month. */
export const paidLines = (db: Database, month: string) => paidBetween(db, `${month}-01`, `${month}-31`);

/** The lines paid on a day of a year. */
export const paidLinesOfYear = (db: Database, year: string) =>
  paidBetween(db, `${year}-01-01`, `${year}-12-31`);

/** Number and sums of lines of nóminas, or of their parts by order. */
export const amountsIn = (table: 'nomina_lines' | 'nomina_line_orders') => {
  const sum = (column: string) => sql<string>`coalesce(sum(${sql.ref(`${table}.${column}`)}), 0)`;
  return [
    sql<string>`count(distinct nomina_lines.id)`.as('boletas'),
    sum('gross').as('gross'),
    sum('retention').as('retention'),
    sum('net').as('net'),
  ] as const;
};

type Sums = Record<'boletas' | 'gross' | 'retention' | 'net', string>;

export const summed = ({ boletas, gross, retention, net }: Sums) => ({
  ...{ boletas: Number(boletas), gross: Number(gross), retention: Number(retention), net: Number(net) },
});

/** The month of the latest payment, 'AAAA-MM'. */
export async function lastPaidMonth(db: Database): Promise<string | undefined> {
  const last = await db
    .selectFrom('nomina_lines')
    .select(({ fn }) => fn.max('paid_on').as('day'))
    .executeTakeFirst();
  return last?.day?.slice(0, 7);
}

/** The payments of a month, 'AAAA-MM', by person and by project. */
export async function paidMonth(db: Database, month: string): Promise<PaidMonth> {
  const whole = await paidLines(db, month)
    .select(amountsIn('nomina_lines'))
    .select(sql<string>`count(distinct nomina_lines.nomina_id)`.as('nominas'))
    .executeTakeFirstOrThrow();
  // The lines of erased people have no person id, so name and RUT of the line stand in for it.
  const key = sql<string>`coalesce(nomina_lines.person_id::text,
    coalesce(nomina_lines.person_rut, '') || ' ' || nomina_lines.person_name)`;
  const latest = (column: 'person_name' | 'person_rut') =>
    sql<string | null>`(array_agg(${sql.ref(`nomina_lines.${column}`)} order by nomina_lines.id desc))[1]`;
  const people = await paidLines(db, month)
    .select('nomina_lines.person_id')
    .select([latest('person_name').as('name'), latest('person_rut').as('rut')])
    .select(amountsIn('nomina_lines'))
    .groupBy(['nomina_lines.person_id', key])
    .orderBy(inNaturalOrder(sql`(array_agg(nomina_lines.person_name order by nomina_lines.id desc))[1]`))
    .orderBy(key)
    .execute();
  // A boleta may pay orders of several projects: each has its part.
  const project = sql<number>`coalesce(nomina_line_orders.project_id, 0)`;
  const projects = await paidLines(db, month)
    .innerJoin('nomina_line_orders', 'nomina_line_orders.line_id', 'nomina_lines.id')
    .select(project.as('project_id'))
    .select(sql<string>`max(nomina_line_orders.project_title)`.as('title'))
    .select(amountsIn('nomina_line_orders'))
    .groupBy(project)
    .orderBy(inNaturalOrder(sql`max(nomina_line_orders.project_title)`))
    .orderBy(project)
    .execute();
  return {
    month,
    nominas: Number(whole.nominas),
    ...summed(whole),
    people: people.map((row) => ({
      personId: row.person_id,
      name: row.name || ERASED,
      rut: row.rut === null ? '' : formatRut(row.rut),
      ...summed(row),
    })),
    projects: projects.map((row) => ({ projectId: row.project_id, title: row.title, ...summed(row) })),
  };
}

type PaidPart = Awaited<ReturnType<typeof partsOf>>[number];

/** What the paid lines of a nómina pay: a boleta of several orders has a part for each, with its share of the retention. */
const partsOf = (db: Database, nominaId: number, month: string) =>
  allLines(db)
    .innerJoin('nomina_line_orders as part', 'part.line_id', 'nomina_lines.id')
    .select(['part.position', 'part.order_number as part_order', 'part.project_title as part_project'])
    .select(['part.season as part_season', 'part.house_number as part_house_number'])
    .select(['part.gross as part_gross', 'part.retention as part_retention', 'part.net as part_net'])
    .select(sql<string>`count(*) over (partition by part.line_id)`.as('parts'))
    .where('nomina_lines.nomina_id', '=', nominaId)
    .where('nomina_lines.paid_on', '>=', `${month}-01`)
    .where('nomina_lines.paid_on', '<=', `${month}-31`)
    .orderBy('part.position')
    .execute();

/**
 * The columns for an accountant: one line for each order that a boleta pays, with that order's part of the amounts. So they add up by
 * person and by project to the sums of {@link paidMonth}.
 */
export const MONTH_COLUMNS: readonly SheetColumn<PaidPart>[] = [
  { header: 'RUT', value: ({ person_rut }) => (person_rut === null ? '' : formatRut(person_rut)) },
  { header: 'Persona', value: ({ person_name }) => person_name || ERASED },
  { header: 'N.º de boleta', value: ({ folio }) => folio, cells: 'name' },
  { header: 'Fecha', value: ({ issued_on }) => issued_on, cells: 'day' },
  { header: 'Boleta', value: ({ order_numbers }) => boletaTitle(order_numbers) },
  { header: 'Proyecto', value: ({ part_project }) => part_project },
  { header: 'Temporada', value: ({ part_season }) => part_season },
  { header: 'N.º interno', value: ({ part_house_number }) => part_house_number },
  { header: 'Bruto', value: ({ part_gross }) => Number(part_gross) },
  { header: 'Retención', value: ({ part_retention }) => Number(part_retention) },
  { header: 'Líquido', value: ({ part_net }) => Number(part_net) },
  { header: 'Retiene', value: ({ withheld_by }) => labelOfWithholder(withheld_by) },
  { header: 'Pagada', value: ({ paid_on }) => paid_on, cells: 'day' },
  { header: 'Nómina', value: ({ nomina_id }) => nominaTitle(nomina_id) },
  { header: 'Parte de la boleta', value: ({ position, parts }) => `${position} de ${parts}` },
  { header: 'Orden de esta parte', value: ({ part_order }) => part_order, cells: 'name' },
];

/** What was paid in a month by order of each boleta, one nómina after the other. */
export async function* paidInMonth(db: Database, month: string): AsyncGenerator<PaidPart> {
  const nominas = await paidLines(db, month)
    .select('nomina_lines.nomina_id')
    .groupBy('nomina_lines.nomina_id')
    .orderBy(({ fn }) => fn.min('nomina_lines.paid_on'))
    .orderBy('nomina_lines.nomina_id')
    .execute();
  for (const { nomina_id } of nominas) yield* await partsOf(db, nomina_id, month);
}
