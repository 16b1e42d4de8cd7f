import type { BoletaPartSent } from '@doblaje/contract';
import { isReplaceable } from '@doblaje/domain/siiStates';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import type { AuditLine } from '../../ground/history/audited';
import { writtenAfter } from '../../ground/time/time';
import { boletaLine } from './boletaHistory';
import { NOTHING_SENT } from './moves';
import { freeOrders } from './orders';
import { readBoleta } from './read';

const ADMIN = { role: 'ADMIN' } as const;

interface Replacing {
  /** The boleta that is sent. */
  id: number;
  personId: string;
  /** What it is to pay. */
  parts: readonly BoletaPartSent[];
  now: Date;
}

/**
 * Empties the rejected boletas of a person whose orders another boleta is to pay: what was sent goes with its file, and each of their
 * orders awaits its own boleta again. One with a note of the SII stays, because the note is about its folio. Runs in the caller's
 * transaction, which holds the person, before the other boleta is written: that one may have the same folio.
 * @returns the lines for their history
 */
export async function emptyRejected(
  db: Database,
  { id, personId, parts, now }: Replacing,
): Promise<AuditLine[]> {
  if (parts.length === 0) return [];
  const holders = await db
    .selectFrom('boletas')
    .select(['id', 'updated_at', 'state', 'sii_state'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('boleta_orders')
        .select('boleta_id')
        .where(
          'work_order_id',
          'in',
          parts.map(({ orderId }) => orderId),
        ),
    )
    .where('id', '<>', id)
    .where('person_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const lines: AuditLine[] = [];
  for (const { id: of, state, sii_state: siiState, updated_at } of holders)
    if (isReplaceable({ state, siiState }))
      lines.push(...(await empty(db, of, writtenAfter(updated_at, now))));
  return lines;
}

/** Makes a rejected boleta an awaited one. */
async function empty(db: Database, id: number, moment: Date): Promise<AuditLine[]> {
  const before = await readBoleta(db, id, ADMIN);
  const files = await db.deleteFrom('documents').where('boleta_id', '=', id).returning('key').execute();
  const keys = files.map(({ key }) => key);
  await discardBlobs(db, keys, moment);
  await db.deleteFrom('boleta_readings').where('boleta_id', '=', id).execute();
  await db
    .updateTable('boletas')
    .set({ ...NOTHING_SENT, state: 'pending', updated_at: moment })
    .where('id', '=', id)
    .execute();
  const others = await freeOrders(db, id, moment);
  return [boletaLine('update', await readBoleta(db, id, ADMIN), { before }), ...others];
}
