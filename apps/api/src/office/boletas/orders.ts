import { API_MESSAGES, type BoletaPartSent, notPossible, type Problem } from '@doblaje/contract';
import { type BoletaState, boletaTitle } from '@doblaje/domain/options/boletaStates';
import { checkParts } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { AuditLine } from '../../ground/history/audited';
import { boletaLine } from './boletaHistory';
import { readBoleta } from './read';
import type { Viewer } from './rows';

const ADMIN = { role: 'ADMIN' } as const;

/** The history's line of an awaited boleta that goes into another one. */
const goneInto = (id: number, orderNumbers: readonly number[]): AuditLine => ({
  ...{ action: 'delete', entity: 'boleta', id: String(id) },
  changes: [{ field: 'into', from: null, to: boletaTitle(orderNumbers) }],
});

/** An order that a boleta is to pay, with the boleta that pays it now, or asks for it. */
interface Wanted {
  order: number;
  part: number;
  number: number;
  amount: number;
  /** The boleta that holds the order. */
  holder: { id: number; isAlone: boolean; state: BoletaState; numbers: readonly number[]; since: Date };
}

/** The orders of a person that have a boleta, locked with it, as the parts name them. @throws Problem 422 for any other order */
async function wantedOf(db: Database, personId: string, parts: readonly BoletaPartSent[]): Promise<Wanted[]> {
  const rows = await db
    .selectFrom('boleta_orders')
    .innerJoin('boletas', 'boletas.id', 'boleta_orders.boleta_id')
    .innerJoin('work_orders', 'work_orders.id', 'boleta_orders.work_order_id')
    .select(['boleta_orders.work_order_id', 'work_orders.number', 'work_orders.amount'])
    .select(['boletas.id', 'boletas.state', 'boletas.order_numbers', 'boletas.created_at'])
    .where(
      'boleta_orders.work_order_id',
      'in',
      parts.map(({ orderId }) => orderId),
    )
    .where('boletas.person_id', '=', personId)
    .orderBy('boletas.id')
    .forUpdate('boletas')
    .execute();
  const found = new Map(rows.map((row) => [row.work_order_id, row]));
  return parts.map(({ orderId, amount }) => {
    const row = found.get(orderId);
    if (!row) throw fieldProblem('parts', API_MESSAGES.orderNotPayable);
    return {
      ...{ order: orderId, part: amount, number: row.number ?? 0, amount: Number(row.amount) },
      holder: {
        ...{ id: row.id, numbers: row.order_numbers, since: row.created_at },
        ...{ isAlone: row.order_numbers.length === 1, state: row.state },
      },
    };
  });
}

/**
 * Gives a boleta the orders that it pays, each with its part. The awaited boletas of added orders go into it; those of orders that it no
 * longer pays are awaited again, under the ids that they had. Runs in the caller's transaction, which holds the person.
 * @param parts the boleta's own order and all others; none: only its own order, with the whole gross
 * @returns the lines for the history of the other boletas
 * @throws Problem 422 when the parts do not sum to the gross, or another boleta pays one of the orders: it is named
 */
export async function payOrders(
  db: Database,
  { id, personId, gross, parts, now }: PaidOrders,
): Promise<AuditLine[]> {
  const [first, ...others] = await db
    .selectFrom('boleta_orders')
    .innerJoin('work_orders', 'work_orders.id', 'boleta_orders.work_order_id')
    .select(['work_order_id', 'position', 'awaited_id', 'awaited_since', 'work_orders.number'])
    .where('boleta_id', '=', id)
    .orderBy('position')
    .execute();
  const own = first?.work_order_id ?? 0;
  const said = parts.length === 0 ? [{ orderId: own, amount: gross }] : parts;
  const wanted = await wantedOf(db, personId, said);
  checkWanted(wanted, { id, own, gross, ownNumber: first?.number ?? 0 });
  const before = new Map(others.map((row) => [row.work_order_id, row]));
  const rest = wanted.filter(({ order }) => order !== own);
  const added = rest.filter(({ order }) => !before.has(order));
  const dropped = others.filter(({ work_order_id }) => rest.every(({ order }) => order !== work_order_id));

  await db.deleteFrom('boleta_orders').where('boleta_id', '=', id).where('position', '>', 1).execute();
  const lines = await awaitAgain(db, personId, dropped, now);
  for (const { holder } of added) {
    // What was annulled of the order stays to be seen, and so does what its boleta settled.
    await db
      .updateTable('annulled_boletas')
      .set({ boleta_id: id })
      .where('boleta_id', '=', holder.id)
      .execute();
    await db
      .updateTable('regularizations')
      .set({ settled_by: id })
      .where('settled_by', '=', holder.id)
      .execute();
    await db.deleteFrom('boletas').where('id', '=', holder.id).execute();
  }
  const ownPart = wanted.find(({ order }) => order === own)?.part ?? gross;
  await db
    .updateTable('boleta_orders')
    .set({ part: ownPart })
    .where('boleta_id', '=', id)
    .where('position', '=', 1)
    .execute();
  for (const [index, { order, part, holder }] of rest.entries()) {
    const was = before.get(order);
    await db
      .insertInto('boleta_orders')
      .values({
        ...{ boleta_id: id, work_order_id: order, position: index + 2, part },
        ...{ awaited_id: was?.awaited_id ?? holder.id, awaited_since: was?.awaited_since ?? holder.since },
      })
      .execute();
  }
  const numbers = [first?.number ?? 0, ...rest.map(({ number }) => number)];
  return [...lines, ...added.map(({ holder }) => goneInto(holder.id, numbers))];
}

interface PaidOrders {
  id: number;
  personId: string;
  gross: number;
  parts: readonly BoletaPartSent[];
  now: Date;
}

interface Own {
  id: number;
  own: number;
  ownNumber: number;
  gross: number;
}

function checkWanted(wanted: readonly Wanted[], { id, own, ownNumber, gross }: Own): void {
  for (const { number, holder } of wanted)
    if (holder.id !== id && !(holder.isAlone && holder.state === 'pending'))
      throw fieldProblem(
        'parts',
        holder.state === 'rejected' ? wasRejected(number) : goesAlready(number, holder.numbers),
      );
  if (wanted.every(({ order }) => order !== own))
    throw fieldProblem('parts', `Falta la parte de la orden N.º ${ownNumber}.`);
  const { faults, message } = checkParts(
    gross,
    wanted.map(({ number: order, part, amount: orderAmount }) => ({ order, amount: part, orderAmount })),
  );
  if (faults[0]) throw fieldProblem('parts', faults[0].message);
  if (message !== '') throw fieldProblem('gross', message);
}

const goesAlready = (number: number, numbers: readonly number[]) =>
  `La orden N.º ${number} ya va en otra boleta: ${boletaTitle(numbers)}. Actualiza la página.`;

const wasRejected = (number: number) =>
  `La orden N.º ${number} tiene una boleta rechazada, que su persona sube de nuevo por separado.`;

type Dropped = { work_order_id: number; awaited_id: number | null; awaited_since: Date | null };

/** Each of these orders, which no boleta holds now, awaits its own boleta again. @returns the lines for their history */
async function awaitAgain(
  db: Database,
  personId: string,
  dropped: readonly Dropped[],
  now: Date,
): Promise<AuditLine[]> {
  const lines: AuditLine[] = [];
  for (const { work_order_id, awaited_id, awaited_since } of dropped) {
    await sql`
      insert into boletas (id, work_order_id, person_id, created_at, updated_at) overriding system value
      values (${awaited_id}, ${work_order_id}, ${personId}, ${awaited_since}, ${now})`.execute(db);
    lines.push(boletaLine('create', await readBoleta(db, awaited_id ?? 0, ADMIN)));
  }
  return lines;
}

/**
 * Frees all further orders of a boleta: each awaits its own again.
 * @returns the lines for the history of their boletas
 */
export async function freeOrders(db: Database, id: number, now: Date): Promise<AuditLine[]> {
  const others = await db
    .selectFrom('boleta_orders')
    .innerJoin('boletas', 'boletas.id', 'boleta_orders.boleta_id')
    .select(['boleta_orders.work_order_id', 'awaited_id', 'awaited_since', 'boletas.person_id'])
    .where('boleta_id', '=', id)
    .where('position', '>', 1)
    .orderBy('position')
    .execute();
  if (others[0] === undefined) return [];
  await db.deleteFrom('boleta_orders').where('boleta_id', '=', id).where('position', '>', 1).execute();
  return awaitAgain(db, others[0].person_id, others, now);
}

/** The refusal of an awaited boleta that has gone into another one of its person, which is named; undefined if there is none. */
export async function goneIntoAnother(
  db: Database,
  id: number,
  viewer: Viewer,
): Promise<Problem | undefined> {
  const found = await db
    .selectFrom('boleta_orders')
    .innerJoin('boletas', 'boletas.id', 'boleta_orders.boleta_id')
    .innerJoin('work_orders', 'work_orders.id', 'boleta_orders.work_order_id')
    .select(['work_orders.number', 'boletas.order_numbers'])
    .where('boleta_orders.awaited_id', '=', id)
    .$if(viewer.role === 'PERSON', (query) =>
      query.where('boletas.person_id', '=', viewer.role === 'PERSON' ? viewer.userId : ''),
    )
    .executeTakeFirst();
  return found && notPossible(goesAlready(found.number ?? 0, found.order_numbers));
}
