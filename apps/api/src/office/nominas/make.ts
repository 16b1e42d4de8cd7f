import type { Nomina, NominaLeftOut } from '@doblaje/contract';
import { missingBankFields } from '@doblaje/domain/forms/profileBank';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { boletaTitle, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { siiCautionText } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { refuseMoved } from '../../ground/edits/refuseChanged';
import { audited, type Doer } from '../../ground/history/audited';
import { knownBanks } from '../../people/banks/banks';
import { siiCautions } from '../siiSheets/cautions';
import { boletaLines, inNomina, nominaLine } from './nominaHistory';
import { ERASED, readNomina } from './read';
import { holdPeople } from './rows';
import { BANK_COLUMNS } from './transfers';

interface Made {
  /** null: no boleta can go in. */
  nomina: Nomina | null;
  leftOut: NominaLeftOut[];
}

/** A time later than `updated_at`, if only by a millisecond. */
export const laterThan = (now: Date) => sql<Date>`greatest(${now}, updated_at + interval '1 millisecond')`;

/**
 * Makes a nómina of those boletas that are not annulled at the SII and whose people can be paid, and names the others. Runs in the caller's transaction: when two requests want
 * the same boleta, the second waits and gets a refusal.
 * @throws Problem 409 when a boleta has changed since the client read it, naming each: then there is no nómina
 */
export function makeNomina(
  db: Database,
  doer: Doer,
  chosen: readonly { id: number; updatedAt: string }[],
): Promise<Made> {
  return audited<Made>(db, doer, async (transaction) => {
    const readWith = new Map(chosen.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
    const { going, leftOut } = await decide(transaction, readWith);
    if (going.length === 0) return { value: { nomina: null, leftOut }, lines: [] };
    const { id } = await transaction
      .insertInto('nominas')
      .values({ created_at: doer.now, updated_at: doer.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('nomina_lines')
      .columns([
        'nomina_id',
        'boleta_id',
        'folio',
        'project_id',
        'project_title',
        'gross',
        'retention',
        'net',
      ])
      .expression((query) =>
        query
          .selectFrom('boletas')
          .select(({ val }) => [
            val(id).as('nomina_id'),
            ...(['id', 'folio', 'project_id', 'project_title', 'gross', 'retention', 'net'] as const),
          ])
          .where('id', 'in', going)
          .orderBy('id'),
      )
      .execute();
    await transaction
      .updateTable('boletas')
      .set({ nomina_id: id, updated_at: laterThan(doer.now) })
      .where('id', 'in', going)
      .execute();
    const nomina = await readNomina(transaction, id);
    const lines = [nominaLine('create', nomina), ...boletaLines(going, inNomina(null), inNomina(id))];
    return { value: { nomina, leftOut }, lines };
  });
}

/**
 * Decides which boletas go in, locks them until the transaction ends, and says why the others stay out.
 * @throws Problem 409
 */
async function decide(db: Database, readWith: ReadonlyMap<number, number>) {
  const ids = [...readWith.keys()];
  await holdPeople(db, ids);
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .select(['boletas.id', 'boletas.state', 'boletas.updated_at', 'boletas.nomina_id'])
    .select(['boletas.order_numbers', 'boletas.person_id', 'boletas.person_name'])
    .select(BANK_COLUMNS)
    .where('boletas.id', 'in', ids)
    .orderBy('boletas.id')
    .forUpdate('boletas')
    .execute();
  const cautions = await siiCautions(db, ids);
  const banks = await knownBanks(db);
  const going: number[] = [];
  const leftOut: NominaLeftOut[] = [];
  const moved: { name: string; why: string }[] = [];
  for (const row of rows) {
    let why = '';
    if (row.nomina_id !== null) why = `ya está en la ${nominaTitle(row.nomina_id)}`;
    else if (!canMove(BOLETA_MOVES, 'pay', row.state, 'ADMIN'))
      why = `ahora está ${labelOfBoletaState(row.state).toLowerCase()}`;
    else if (row.updated_at.getTime() !== readWith.get(row.id)) why = 'cambió';
    if (why !== '') moved.push({ name: `${boletaTitle(row.order_numbers)}, ${row.person_name}`, why });
    else {
      const atSii = cautions.get(row.id);
      const whyOut =
        // Paid, it would be owed back by the person.
        atSii?.state === 'annulled'
          ? siiCautionText(atSii)
          : missingBankFields(row, banks).length > 0 && 'Faltan sus datos bancarios';
      if (whyOut === false) going.push(row.id);
      else
        leftOut.push({
          ...{ id: row.id, orderNumbers: row.order_numbers, why: whyOut },
          ...{ personId: row.person_id, personName: row.person_name },
        });
    }
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const id of ids)
    if (!known.has(id))
      moved.push({ name: `Una boleta de ${ERASED.replace('A', 'a')}`, why: 'ya no existe' });
  refuseMoved(moved);
  return { going, leftOut };
}
