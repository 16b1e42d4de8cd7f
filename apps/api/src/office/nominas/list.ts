import { nominasList } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { definePlan } from '../../ground/lists/definePlan';
import { holding } from '../../ground/lists/textSearch';
import { hasFile, nominaRowOf, nominaRows } from './rows';

const FILES = {
  with: hasFile,
  answered: sql<boolean>`(nominas.answered_at is not null)`,
  without: sql<boolean>`(not ${hasFile})`,
} as const;

/** Nóminas of which something was paid on a day of a month. */
const paidInMonth = (month: string) =>
  sql<boolean>`nominas.id in (
    select nomina_lines.nomina_id from nomina_lines
      where nomina_lines.paid_on >= ${`${month}-01`} and nomina_lines.paid_on <= ${`${month}-31`})`;

/** Nóminas with a boleta that is dated in a month or before it. */
const untilMonth = (month: string) =>
  sql<boolean>`exists (
    select from nomina_lines where nomina_lines.nomina_id = nominas.id and nomina_lines.issued_on <= ${`${month}-31`})`;

/** The studio's nóminas, as ADMIN sees them. */
export const nominasPlan = definePlan({
  list: nominasList,
  base: nominaRows,
  counted: (db: Database) => db.selectFrom('nominas'),
  searched: ['nominas.searched'],
  // The search looks at the lines of a nómina. An array, because both conditions can use an index. With 'in' the database would read every
  // row.
  alsoSearched: (word) => sql<boolean>`nominas.id = any(array(
    select nomina_lines.nomina_id from nomina_lines
      join boletas on boletas.id = nomina_lines.boleta_id
      where boletas.searched like ${holding(word)}::text))`,
  sorts: {
    createdAt: 'nominas.created_at',
    paidOn: 'nominas.paid_order',
    boletas: 'nominas.boletas',
    total: 'nominas.total',
    state: 'nominas.state',
  },
  filters: {
    state: 'nominas.state',
    file: { holds: (value) => FILES[value as keyof typeof FILES] },
    paidIn: { holds: paidInMonth },
    until: { holds: untilMonth },
  },
  tieBreaker: 'nominas.id',
  itemOf: nominaRowOf,
});
