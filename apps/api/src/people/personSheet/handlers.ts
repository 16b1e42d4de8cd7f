import type { HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import type { Database } from '../../ground/db/database';
import { answerEdit } from '../../ground/edits/answerEdit';
import { audited, type Doer, doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { holdPerson, personGone } from '../locks/holdAccount';
import type { TakeFirstRut } from '../ownProfile/firstRut';
import { correctPerson } from './correct';
import { readPerson } from './read';

/** One person's page, for ADMIN. */
export function personHandlers({ db, now }: Services, takeFirstRut: TakeFirstRut): HandlersOf<'person'> {
  return {
    readPerson: async (c) => {
      const person = await readPerson(db, c.req.valid('param').id, now());
      if (!person) throw personGone();
      return c.json(person, 200);
    },

    correctPerson: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await changingAccounts({ accounts: [id] }, () =>
        correctPerson(db, doerOf(c, now), id, c.req.valid('json'), takeFirstRut),
      );
      return answerEdit(c, edited);
    },

    revealAccountNumber: async (c) =>
      c.json({ account_number: await reveal(db, doerOf(c, now), c.req.valid('param').id) }, 200),
  };
}

/**
 * A person's full account number. Their history records that it was viewed, but not the number.
 * @throws Problem 404
 */
function reveal(db: Database, doer: Doer, id: string): Promise<string> {
  return audited(db, doer, async (transaction) => {
    // Without the lock, a person erased at the same moment would keep a line in the history.
    await holdPerson(transaction, id);
    const { account_number } = await transaction
      .selectFrom('users')
      .select('account_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const changes = [{ field: 'account_number' }];
    return {
      value: account_number ?? '',
      lines: account_number === null ? [] : [{ action: 'read', entity: 'person', id, changes }],
    };
  });
}
