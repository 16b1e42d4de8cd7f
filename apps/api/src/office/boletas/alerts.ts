import { COUNTED_TO } from '@doblaje/contract';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** Whether a boleta waits for the studio's review: the alert dot of 'Proyectos' (desk.md §8). */
export async function hasBoletaToReview(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('boletas')
    .select('id')
    .where('state', '=', 'inReview')
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Whether a person has a boleta to upload, or to upload again: the alert dot of 'Documentos'. */
export async function hasBoletaToUpload(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('boletas')
    .select('id')
    .where('person_id', '=', userId)
    .where('state', 'in', ['pending', 'rejected'])
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Days since the oldest of the boletas got its current state, counted by the calendar of Chile. */
const DAYS = sql<number | null>`greatest(0, (now() at time zone 'America/Santiago')::date
  - min((updated_at at time zone 'America/Santiago')::date))`;

/** How many boletas of a person have a given state, and since when: 'Pendientes' shows both. */
export async function countOwnBoletas(db: Database, userId: string, state: BoletaState) {
  const some = db
    .selectFrom('boletas')
    .select('updated_at')
    .where('person_id', '=', userId)
    .where('state', '=', state)
    .limit(COUNTED_TO + 1);
  const { count, days } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .select(DAYS.as('days'))
    .executeTakeFirstOrThrow();
  return {
    total: Math.min(Number(count), COUNTED_TO),
    isTotalExact: Number(count) <= COUNTED_TO,
    days: days ?? 0,
  };
}
