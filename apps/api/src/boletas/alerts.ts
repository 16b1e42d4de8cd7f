import { COUNTED_TO } from '@doblaje/contract';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { Database } from '../db/database';

/** Whether a boleta waits for somebody of the studio: the alert dot of 'Proyectos' (desk.md §8). */
export async function hasBoletaToReview(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('boletas')
    .select('id')
    .where('state', '=', 'inReview')
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Whether a person has one to upload, or to upload again: the alert dot of 'Documentos'. */
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

/** How many boletas of a person are in a state: what 'Pendientes' says of them. */
export async function countOwnBoletas(db: Database, userId: string, state: BoletaState) {
  const some = db
    .selectFrom('boletas')
    .select('id')
    .where('person_id', '=', userId)
    .where('state', '=', state)
    .limit(COUNTED_TO + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(Number(count), COUNTED_TO), isTotalExact: Number(count) <= COUNTED_TO };
}
