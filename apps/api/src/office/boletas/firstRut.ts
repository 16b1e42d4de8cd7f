import type { Database } from '../../ground/db/database';
import type { AuditLine } from '../../ground/history/audited';
import type { TakeFirstRut } from '../../people/ownProfile/firstRut';
import { rutFilledIn } from './boletaHistory';
import { readBoleta } from './read';
import { stillNeedsLook } from './readings';

/**
 * Fills in the first RUT of a person where their boletas, annulled ones and lines of nóminas have none: a boleta of the SII always had
 * that RUT, only nobody had written it here. A RUT that is there stays as it was. No amounts change, so closed months and open forms
 * do not hinder it. The caller has locked the account, as everybody does who sends or moves a boleta.
 */
export const fillFirstRut: TakeFirstRut = async (transaction, { id: personId, rut }) => {
  const boletas = await transaction
    .updateTable('boletas')
    .set({ person_rut: rut })
    .where('person_id', '=', personId)
    .where('person_rut', 'is', null)
    .where('state', '<>', 'pending')
    .returning(['id', 'state'])
    .execute();
  for (const table of ['annulled_boletas', 'nomina_lines'] as const)
    await transaction
      .updateTable(table)
      .set({ person_rut: rut })
      .where('person_id', '=', personId)
      .where('person_rut', 'is', null)
      .execute();
  for (const { id, state } of boletas) if (state === 'inReview') await compareAgain(transaction, id);
  return boletas.map(
    ({ id }): AuditLine => ({
      ...{ action: 'update', entity: 'boleta', id: String(id) },
      changes: [rutFilledIn(rut)],
    }),
  );
};

/** A boleta counted as one to look at because nobody could compare whose its PDF is. Now it is compared. */
async function compareAgain(transaction: Database, id: number): Promise<void> {
  const sent = await readBoleta(transaction, id, { role: 'ADMIN' });
  if (sent.reading === null) return;
  await transaction
    .updateTable('boletas')
    .set({ reading_differs: await stillNeedsLook(transaction, sent) })
    .where('id', '=', id)
    .execute();
}
