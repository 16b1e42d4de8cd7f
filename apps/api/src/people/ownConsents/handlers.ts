import type { HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { readOwnConsents } from './ledger';
import { withdrawConsent } from './withdraw';

/** A person's own ledger of consents. */
export function consentHandlers({ db, now, wakeMail, wakeSweeper }: Services): HandlersOf<'consents'> {
  return {
    ownConsents: async (c) => c.json(await readOwnConsents(db, c.get('session').userId), 200),

    withdrawConsent: async (c) => {
      const doer = doerOf(c, now);
      await changingAccounts({}, () => withdrawConsent(db, doer, c.req.valid('param').id));
      wakeSweeper();
      wakeMail();
      return c.json(await readOwnConsents(db, doer.actor), 200);
    },
  };
}
