import type { HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { readOwnConsents } from './ledger';
import { giveVoice, recordVoice, withdrawVoice } from './voices';
import { withdrawConsent } from './withdraw';

/** The ledger of consents: a person's own, and what ADMIN writes into it from paper. */
export function consentHandlers(services: Services): HandlersOf<'consents'> {
  const { db, now, wakeMail, wakeSweeper } = services;
  return {
    ownConsents: async (c) => c.json(await readOwnConsents(db, c.get('session').userId), 200),

    withdrawConsent: async (c) => {
      const doer = doerOf(c, now);
      await changingAccounts({}, () => withdrawConsent(db, doer, c.req.valid('param').id));
      wakeSweeper();
      wakeMail();
      return c.json(await readOwnConsents(db, doer.actor), 200);
    },

    giveVoiceConsent: async (c) => {
      const { id: sessionId } = c.get('session');
      const own = await changingAccounts({}, () =>
        createOnce(c, services, (transaction) =>
          giveVoice(transaction, { ...doerOf(c, now), sessionId }, c.req.valid('json')),
        ),
      );
      wakeMail();
      return c.json(own, 201);
    },

    recordVoiceConsent: async (c) => {
      const { id } = c.req.valid('param');
      const consents = await changingAccounts({ accounts: [id] }, () =>
        createOnce(c, services, (transaction) =>
          recordVoice(transaction, doerOf(c, now), id, c.req.valid('json')),
        ),
      );
      wakeMail();
      return c.json({ consents }, 201);
    },

    withdrawVoiceConsent: async (c) => {
      const { id, consentId } = c.req.valid('param');
      const consents = await changingAccounts({ accounts: [id] }, () =>
        withdrawVoice(db, doerOf(c, now), id, consentId),
      );
      wakeMail();
      return c.json({ consents }, 200);
    },
  };
}
