import { dayInChile } from '@doblaje/domain/days';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import type { Database } from '../ground/db/database';
import type { Doer } from '../ground/history/audited';
import { readBoleta } from '../office/boletas/read';
import { noteSii } from '../office/boletas/sii';
import type { BoletaMade } from './demoBoletaList';

/** Notes what happened to demo boletas at the SII. */
export async function noteDemoSii(
  transaction: Database,
  doer: Doer,
  { made, paidOn }: { made: readonly BoletaMade[]; paidOn: string },
): Promise<void> {
  for (const { boleta, id } of made) {
    if (!boleta.sii) continue;
    const { updatedAt } = await readBoleta(transaction, id, { role: 'ADMIN' });
    const { move, why: reason } = boleta.sii;
    const on = boleta.state === 'paid' ? dayAfter(paidOn, 1) : dayInChile(doer.now);
    await noteSii(transaction, doer, id, { move, on, reason, updatedAt });
  }
}
