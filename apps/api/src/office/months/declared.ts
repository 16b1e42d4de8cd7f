import type { MonthClose } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { paidLines } from '../nominas/month';
import { ERASED } from '../nominas/read';

/** The lines whose retention the studio declares for a month: where the issuer withholds, it declares nothing. */
const declaredLines = (db: Database, month: string) =>
  paidLines(db, month).where('nomina_lines.withheld_by', '=', 'studio');

/** What a month's retention to declare includes besides the ordinary. It changes none of the sums. */
export async function declaredBesides(
  db: Database,
  month: string,
): Promise<Pick<MonthClose, 'annulledSince' | 'withoutRut'>> {
  const annulled = await declaredLines(db, month)
    .innerJoin('boletas', 'boletas.id', 'nomina_lines.boleta_id')
    .where('boletas.sii_state', '=', 'annulled')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  // The lines of erased people have no person id, so the name of the line stands in for it.
  const key = sql<string>`coalesce(nomina_lines.person_id::text, nomina_lines.person_name)`;
  const people = await declaredLines(db, month)
    .where('nomina_lines.person_rut', 'is', null)
    .select('nomina_lines.person_id')
    .select([
      sql<string>`max(nomina_lines.person_name)`.as('name'),
      sql<string>`sum(nomina_lines.retention)`.as('retention'),
    ])
    .groupBy(['nomina_lines.person_id', key])
    .having(sql<boolean>`sum(nomina_lines.retention) > 0`)
    .orderBy(sql`name`)
    .orderBy(key)
    .execute();
  return {
    annulledSince: Number(annulled.total),
    withoutRut: people.map(({ person_id, name, retention }) => ({
      ...{ personId: person_id, name: name || ERASED, retention: Number(retention) },
    })),
  };
}
