import { monthsAfter } from '@doblaje/domain/days';
import type { Database } from '../ground/db/database';
import { after, DAY, HOUR } from '../ground/time/time';
import { closeMonth } from '../office/months/moves';
import { makeNomina } from '../office/nominas/make';
import { payNomina } from '../office/nominas/pay';
import { createDemoAnswers } from './demoAnswers';
import type { BoletaMade, DemoBoleta } from './demoBoletaList';

interface Making {
  made: readonly BoletaMade[];
  today: Date;
  /** The day the paid nómina was paid, 'AAAA-MM-DD'. */
  paidOn: string;
}

/**
 * Creates a paid nómina of last month, a prepared one, one that is at the bank, one that it answered, and a closed month, with bank
 * data for the people who can be paid.
 */
export async function createDemoNominas(
  transaction: Database,
  actor: string,
  { made, today, paidOn }: Making,
): Promise<void> {
  const payable = made.filter(
    ({ boleta: { state, lacksBank } }) => !lacksBank && !['pending', 'inReview', 'rejected'].includes(state),
  );
  await giveBankData(transaction, new Set(payable.map(({ personId }) => personId)));
  const paidAt = new Date(`${paidOn}T15:00:00Z`);
  const paid = await nominaOf(transaction, { actor, now: after(paidAt, -DAY) }, 'paid', made);
  const doer = { actor, now: paidAt };
  // Their people get no mail, because it is old news.
  await payNomina(transaction, doer, paid.id, { paidOn, updatedAt: paid.updatedAt }, async () => undefined);
  await nominaOf(transaction, { actor, now: after(today, -2 * HOUR) }, 'prepared', made);
  await createDemoAnswers(transaction, {
    made,
    doerAt: (hours) => ({ actor, now: after(today, -hours * HOUR) }),
    nominaOf: (told, state) => nominaOf(transaction, told, state, made),
  });
  // The month before that one is closed, so 'Mes' opens on the one that was paid.
  await closeMonth(transaction, doer, { month: monthsAfter(paidOn.slice(0, 7), -1), updatedAt: null });
}

async function nominaOf(
  transaction: Database,
  doer: { actor: string; now: Date },
  state: DemoBoleta['state'],
  made: readonly BoletaMade[],
) {
  const ids = made.filter(({ boleta }) => boleta.state === state).map(({ id }) => id);
  const rows = await transaction
    .selectFrom('boletas')
    .select(['id', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
  const chosen = rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at.toISOString() }));
  const { nomina } = await makeNomina(transaction, doer, chosen);
  if (!nomina) throw new Error('A nómina of the demo holds nothing');
  return nomina;
}

/** Gives each of these people a different bank account. */
async function giveBankData(transaction: Database, people: ReadonlySet<string>): Promise<void> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'rut'])
    .where('id', 'in', [...people])
    .where('account_number', 'is', null)
    .orderBy('email')
    .execute();
  for (const [index, { id, rut }] of rows.entries())
    await transaction
      .updateTable('users')
      .set({
        bank: index % 2 === 0 ? '012' : '037',
        account_type: index % 2 === 0 ? 'vista' : 'corriente',
        account_number: String(71_204_388 + index * 918_277).padStart(10, '0'),
        holder_rut: rut ?? '12.345.678-5',
      })
      .where('id', '=', id)
      .execute();
}
