import { notPossible } from '@doblaje/contract';
import { monthText } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';

/** The payments to people whose data are blocked, with the requests that block them. */
const blockedLines = (db: Database) =>
  evenBlocked(db)
    .selectFrom('nomina_lines')
    .innerJoin('data_blocks', 'data_blocks.user_id', 'nomina_lines.person_id')
    .select('data_blocks.request_id')
    .where('data_blocks.ended_at', 'is', null)
    .limit(1);

const END = (request: number) =>
  `Termina el bloqueo en Datos personales ▸ Solicitudes (solicitud N.º ${request})`;

/**
 * Refuses what would pay the others of a nómina and leave one out in silence. Ask it after its lines were read, or their people are held:
 * a block that began meanwhile is refused then.
 * @throws Problem 409
 */
export async function refuseBlockedIn(db: Database, nominaId: number): Promise<void> {
  const blocked = await blockedLines(db).where('nomina_lines.nomina_id', '=', nominaId).executeTakeFirst();
  if (blocked)
    throw notPossible(
      `Una persona de esta nómina tiene sus datos bloqueados. ${END(blocked.request_id)}, o anula la nómina y prepara otra con las demás.`,
    );
}

/**
 * Refuses a file of a month's payments that would lack one.
 * @throws Problem 409
 */
export async function refuseBlockedMonth(db: Database, month: string): Promise<void> {
  const blocked = await blockedLines(db)
    .where('nomina_lines.paid_on', 'like', `${month}-%`)
    .executeTakeFirst();
  if (blocked)
    throw notPossible(
      `A alguien que tiene sus datos bloqueados se le pagó en ${monthText(month)}: a este archivo le faltarían esos pagos. ${END(blocked.request_id)} para descargarlo.`,
    );
}
