import { nominasList } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { definePlan } from '../../ground/lists/definePlan';
import { holding } from '../../ground/lists/textSearch';
import { nominaRowOf } from './rows';

/** The studio's nóminas, as ADMIN sees them. */
export const nominasPlan = definePlan({
  list: nominasList,
  base: (db: Database) => db.selectFrom('nominas').selectAll('nominas'),
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
  filters: { state: 'nominas.state' },
  tieBreaker: 'nominas.id',
  itemOf: nominaRowOf,
});
