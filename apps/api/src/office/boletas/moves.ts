import type { Boleta, HistoryChange } from '@doblaje/contract';
import { API_MESSAGES, noLongerPossible, notPossible } from '@doblaje/contract';
import type { BoletaRejectionValues, BoletaReopeningValues } from '@doblaje/domain/forms/boletaMoves';
import { BOLETA_MOVES, type BoletaMove } from '@doblaje/domain/moves';
import { type BoletaState, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { sql, type Updateable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { BoletasTable } from '../../ground/db/tables/boletas';
import { moveIfCurrent } from '../../ground/edits/moveIfCurrent';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { holdAccount, holdPerson } from '../../people/locks/holdAccount';
import { boletaLine, reopenedFor } from './boletaHistory';
import { mailAboutBoleta } from './mail';
import { freeOrders } from './orders';
import { readBoleta, readBoletaIfThere } from './read';
import { annulReading } from './readings';
import { freeRegularized } from './regularizations';
import { boletaGone, type Viewer } from './rows';

export interface BoletaMoveRequest {
  id: number;
  /** The `updatedAt` that the client read with the boleta. */
  updatedAt: string;
  move: BoletaMove;
  viewer: Viewer;
  /** Runs before anything is locked. @default nothing */
  first?: (transaction: Database) => Promise<void>;
  /** Checks the input of the move and returns the columns to write. @default nothing */
  work?: (transaction: Database, boleta: Boleta) => Promise<Updateable<BoletasTable>>;
  /** Extra entries for the history, beside the changed fields. @default nothing */
  told?: readonly HistoryChange[];
  /** Runs once the boleta has its new state; `before` is the boleta as it was. Returns lines for the history of other things. */
  after?: (transaction: Database, before: Boleta, moment: Date) => Promise<readonly AuditLine[]>;
}

/** A boleta's state in the words of a refusal. */
export const inWords = (state: BoletaState) => `la boleta está ${labelOfBoletaState(state).toLowerCase()}`;

/**
 * Keeps the people of these boletas from being erased until the transaction ends. Erasing locks the account before its data, so this does
 * too.
 */
export async function holdBoletas(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const people = await db
    .selectFrom('boletas')
    .select('person_id')
    .distinct()
    .where('id', 'in', ids)
    .orderBy('person_id')
    .execute();
  for (const { person_id } of people) await holdPerson(db, person_id);
}

/**
 * Moves a boleta as domain's table of moves allows, with all that follows, in one transaction. When two requests move it at the same
 * moment, the second one is stale.
 * @throws Problem 404; 409 where the table has no such move; any error of `work`
 */
export function moveBoleta(
  db: Database,
  doer: Doer,
  { id, updatedAt, move, viewer, first, work, told, after: follow }: BoletaMoveRequest,
): Promise<Edited<Boleta>> {
  return moveIfCurrent(db, doer, {
    moves: BOLETA_MOVES,
    move,
    mover: viewer.role,
    readWith: updatedAt,
    hold: async (transaction) => {
      await first?.(transaction);
      if (viewer.role === 'PERSON') await holdAccount(transaction, viewer.userId);
      else await holdBoletas(transaction, [id]);
      return undefined;
    },
    of: (within) => {
      const found = within.selectFrom('boletas').selectAll().where('id', '=', id);
      return viewer.role === 'ADMIN' ? found : found.where('person_id', '=', viewer.userId);
    },
    stateOf: inWords,
    write: async (within, moved, { nomina_id }) => {
      if (nomina_id !== null) throw noLongerPossible(`la boleta está en la ${nominaTitle(nomina_id)}`);
      const before = await readBoleta(within, id, viewer);
      const columns = (await work?.(within, before)) ?? {};
      await within
        .updateTable('boletas')
        .set({ ...columns, ...moved })
        .where('id', '=', id)
        .execute();
      const others = (await follow?.(within, before, moved.updated_at)) ?? [];
      return [boletaLine('update', await readBoleta(within, id, viewer), { before, told }), ...others];
    },
    read: (within) => readBoletaIfThere(within, id, viewer),
    missing: () => boletaGone(viewer),
  });
}

const ADMIN = { role: 'ADMIN' } as const;

/** Nothing is noted of a boleta's state at the SII. */
export const UNNOTED = { sii_state: 'valid' as const, sii_on: null };

/** Clears everything that a person said in a boleta. */
export const NOTHING_SENT = {
  ...{ folio: null, issued_on: null, gross: null, retention: null, net: null, withheld_by: null },
  ...{ expected_retention: null, digest: null, uploaded_at: null, reason: '', kind: 'BHE' as const },
  ...UNNOTED,
  reading_differs: false,
};

/** The orders of a boleta with their parts, as they are kept beside an annulled one. */
const PAID_THEN = sql<never>`(select jsonb_agg(jsonb_build_object('number', work_orders.number,
    'project', boleta_orders.project_title, 'part', boleta_orders.part) order by boleta_orders.position)
  from boleta_orders join work_orders on work_orders.id = boleta_orders.work_order_id
  where boleta_orders.boleta_id = boletas.id)`;

/**
 * Approves a boleta.
 * @throws Problem 404; 409 when it is not in review
 */
export const approveBoleta = (db: Database, doer: Doer, id: number, { updatedAt }: { updatedAt: string }) =>
  moveBoleta(db, doer, { id, updatedAt, move: 'approve', viewer: ADMIN });

/**
 * Rejects a boleta, and tells its person why.
 * @throws Problem 404; 409 when it is not in review, or the studio issued it
 */
export const rejectBoleta = (
  db: Database,
  doer: Doer,
  id: number,
  { reason, updatedAt }: BoletaRejectionValues & { updatedAt: string },
) =>
  moveBoleta(db, doer, {
    id,
    updatedAt,
    move: 'reject',
    viewer: ADMIN,
    work: async (_, { kind }) => {
      if (kind === 'BTE') throw notPossible(API_MESSAGES.bteNotRejected);
      return { reason };
    },
    after: async (transaction) => {
      await mailAboutBoleta(transaction, 'boleta-rejected', id, doer.now);
      return [];
    },
  });

/**
 * Takes an approval back: the boleta is in review again. Its person gets no mail about it, just as for the approval. They hear of the next
 * decision.
 * @throws Problem 404; 409 when it is not approved, or a nómina holds it
 */
export const reopenBoleta = (
  db: Database,
  doer: Doer,
  id: number,
  { reason, updatedAt }: BoletaReopeningValues & { updatedAt: string },
) => moveBoleta(db, doer, { id, updatedAt, move: 'reopen', viewer: ADMIN, told: [reopenedFor(reason)] });

/**
 * Notes that a person annulled their boleta at the SII. The server keeps its data and document, and waits for another one.
 * @throws Problem 404; 409 when no boleta was sent, or it is paid
 */
export const annulBoleta = (
  db: Database,
  doer: Doer,
  id: number,
  { annulledOn, reason, updatedAt }: { annulledOn: string; reason: string; updatedAt: string },
) =>
  moveBoleta(db, doer, {
    id,
    updatedAt,
    move: 'annul',
    viewer: ADMIN,
    work: async (transaction, { documentId }) => {
      const annulled = await transaction
        .insertInto('annulled_boletas')
        .columns([
          ...(['boleta_id', 'person_id', 'kind', 'folio', 'issued_on', 'gross', 'retention', 'net'] as const),
          ...(['withheld_by', 'person_name', 'person_rut', 'annulled_on', 'reason', 'document_id'] as const),
          ...(['digest', 'orders'] as const),
        ])
        .expression((query) =>
          query
            .selectFrom('boletas')
            .select(({ ref, val, cast }) => [
              ...(
                ['id', 'person_id', 'kind', 'folio', 'issued_on', 'gross', 'retention', 'net'] as const
              ).map((name) => ref(name).as(name)),
              ...(['withheld_by', 'person_name', 'person_rut'] as const).map((name) => ref(name).as(name)),
              val(annulledOn).as('annulled_on'),
              val(reason).as('reason'),
              cast<string>(val(documentId), 'uuid').as('document_id'),
              ref('digest').as('digest'),
              PAID_THEN.as('orders'),
            ])
            .where('id', '=', id),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await annulReading(transaction, id, annulled.id);
      await freeRegularized(transaction, id).execute();
      // The document no longer belongs to a boleta, so it keeps the title and date itself.
      if (documentId !== null)
        await transaction
          .updateTable('documents')
          .set({ boleta_id: null, state: 'voided', updated_at: doer.now })
          .where('id', '=', documentId)
          .execute();
      return NOTHING_SENT;
    },
    after: async (transaction, { kind }, moment) => {
      // Nobody asks the person for another BTE: the studio issues it.
      if (kind === 'BHE') await mailAboutBoleta(transaction, 'boleta-to-upload', id, doer.now);
      return freeOrders(transaction, id, moment);
    },
  });
