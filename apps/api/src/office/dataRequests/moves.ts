import { API_MESSAGES, type DataRequest, Problem } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { RefusalReason } from '@doblaje/domain/options/refusalReasons';
import {
  extendedDueOn,
  noExtension,
  type RequestAnswerValues,
  type RequestOutcome,
} from '@doblaje/domain/privacy';
import type { Database } from '../../ground/db/database';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { carryOut } from './blocks';
import { answeredText, extendedText, tell } from './letters';
import { blockOf, findRequest, requestById } from './rows';

/** @throws Problem 404 */
export async function readRequest(db: Database, id: number): Promise<DataRequest> {
  const request = await findRequest(db, id);
  if (!request) throw new Problem(404, API_MESSAGES.notFound);
  return request;
}

const notPossible = (message: string) => new Problem(409, message, { code: 'NOT_POSSIBLE' });

/**
 * Extends the term, and tells the person why.
 * @throws Problem 404; 409 where there is no extension
 */
export function extendRequest(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, reason }: { readWith: string; reason: string },
): Promise<Edited<DataRequest>> {
  return saveAudited(db, doer, {
    of: (within) => requestById(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      const { kind, state, due_on: dueOn, is_extended: isExtended } = row;
      const why = noExtension({ kind, state, dueOn, isExtended }, dayInChile(doer.now));
      if (why !== undefined) throw notPossible(why);
      const due_on = extendedDueOn(dueOn);
      await transaction
        .updateTable('data_requests')
        .set({ is_extended: true, due_on, updated_at })
        .where('id', '=', id)
        .execute();
      await tell(transaction, row, extendedText({ ...row, due_on }, reason), doer);
      const changes = changesOf('data-request', { dueOn }, { dueOn: due_on });
      return [{ action: 'update', entity: 'data-request', id: `${id}`, changes }];
    },
    read: (transaction) => findRequest(transaction, id),
  });
}

/**
 * Answers a request, once, by mail.
 * @throws Problem 404; 409 when it is answered already
 */
export function answerRequest(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, outcome, reason: given, text }: RequestAnswerValues & { readWith: string },
): Promise<Edited<DataRequest>> {
  // The validator has run: there is one, and a reason unless all was granted.
  const state = outcome as RequestOutcome;
  const reason: RefusalReason | '' = state === 'granted' ? '' : given;
  return saveAudited(db, doer, {
    of: (within) => requestById(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      if (row.state !== 'open') throw notPossible(API_MESSAGES.requestAnswered);
      await transaction
        .updateTable('data_requests')
        .set({ state, reason, answer: text, answered_at: doer.now, updated_at })
        .where('id', '=', id)
        .execute();
      await carryOut(transaction, doer, row, state);
      await tell(transaction, row, answeredText(row, { outcome: state, reason, text }), doer);
      const block = await blockOf(transaction, id);
      const after = { state, reason, answer: text, ...(block && { block: 'on' }) };
      const changes = changesOf('data-request', { ...row }, after);
      return [{ action: 'update', entity: 'data-request', id: `${id}`, changes }];
    },
    read: (transaction) => findRequest(transaction, id),
  });
}
