import type { Erasure } from '@doblaje/contract';
import { isKeptByLaw, isOpenOrder, isUnpaidBoleta, keptFrom, keptUntil } from '@doblaje/domain/archive';
import { dayInChile } from '@doblaje/domain/days';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import type { Database } from '../../ground/db/database';
import { namedPapers, workPapersOf } from '../../people/openOrders/openOrders';
import { hasPaymentAtBank } from '../transfers/atBank';
import { boletasOf } from './boletasOf';

/** What a person should know before they erase all their data: their open work, and the data that the law keeps. */
export async function readErasure(db: Database, userId: string, now: Date): Promise<Erasure> {
  const documents = await workPapersOf(db, userId);
  const pending = await pendingBoletas(db, userId);
  const today = dayInChile(now);
  const { said } = await boletasOf(db, userId);
  const untilOf = ({ id, date }: { id: string; date: string | null }) =>
    keptUntil(keptFrom(date, said.get(id)?.paid_on, said.get(id)?.filedOn));
  const kept = documents.filter((paper) => isKeptByLaw(paper) && untilOf(paper) >= today);
  return {
    openOrders: namedPapers(documents.filter(isOpenOrder)),
    unpaidBoletas: namedPapers([...pending, ...documents.filter(isUnpaidBoleta)]),
    isPaymentAtBank: await hasPaymentAtBank(db, userId),
    kept: {
      workOrders: kept.filter(({ kind }) => kind === 'work-order').length,
      boletas: kept.filter(({ kind }) => kind === 'boleta').length,
      until: kept.map(untilOf).sort().at(-1) ?? null,
    },
  };
}

/** A person's awaited boletas, as papers, although they have no document yet. Each one has its order's id. */
async function pendingBoletas(db: Database, userId: string) {
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('documents', 'documents.work_order_id', 'boletas.work_order_id')
    .select(['documents.id', 'boletas.order_numbers', 'boletas.project_title', 'boletas.created_at'])
    .where('boletas.person_id', '=', userId)
    .where('boletas.state', '=', 'pending')
    .orderBy('boletas.id')
    .execute();
  return rows.map(({ id, order_numbers, project_title, created_at }) => ({
    ...{ id, kind: 'boleta' as const, title: boletaTitle(order_numbers), project: project_title },
    ...{ state: 'pending' as const, date: dayInChile(created_at) },
  }));
}
