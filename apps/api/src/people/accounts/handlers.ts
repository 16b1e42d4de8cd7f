import type { HandlersOf } from '@doblaje/contract';
import { changingAccounts } from '../../ground/db/caller';
import { answerEdit } from '../../ground/edits/answerEdit';
import { createOnce } from '../../ground/edits/createOnce';
import { doerOf } from '../../ground/history/audited';
import { newSecret } from '../../ground/secrets/secrets';
import type { Services } from '../../ground/services';
import { hashPassword } from '../passwords/passwords';
import { endSessionsFor } from './endSessions';
import { invite, resendActivation } from './invite';
import { ACCOUNTS_CSV, accountsPlan } from './list';
import { previewStates } from './previewStates';
import { changeRole } from './role';
import { changeStates, undoStates } from './states';
import { withdrawInvitation } from './withdrawInvitation';

/** Administration of all accounts, only for ADMIN. */
export function administrationHandlers(services: Services): HandlersOf<'accounts'> {
  const { db, now, limiter, wakeMail, firstAdmin } = services;
  return {
    listUsers: async (c) => c.json(await accountsPlan.page(db, c.req.valid('query')), 200),

    usersCsv: (c) =>
      accountsPlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: ACCOUNTS_CSV,
        name: 'usuarios.csv',
      }),

    previewUserStates: async (c) => c.json(await previewStates(db, doerOf(c, now), c.req.valid('json')), 200),

    changeUserStates: async (c) => {
      const { active, ...chosen } = c.req.valid('json');
      const change = () => changeStates(db, doerOf(c, now), active, chosen);
      return c.json(await changingAccounts({ admins: true }, change), 200);
    },

    undoUserStates: async (c) => {
      const undo = () => undoStates(db, doerOf(c, now), c.req.valid('json').undo);
      return c.json(await changingAccounts({ admins: true }, undo), 200);
    },

    changeUserRole: async (c) => {
      const { id } = c.req.valid('param');
      const edited = await changingAccounts({ accounts: [id], admins: true }, () =>
        changeRole(db, doerOf(c, now), id, c.req.valid('json')),
      );
      return answerEdit(c, edited);
    },

    endUserSessions: async (c) => {
      const { id } = c.req.valid('param');
      const end = () => endSessionsFor(db, doerOf(c, now), id, c.get('session').id);
      return c.json({ closed: await changingAccounts({ accounts: [id] }, end) }, 200);
    },

    resendUserActivation: async (c) => {
      const { id } = c.req.valid('param');
      await changingAccounts({ accounts: [id] }, () =>
        resendActivation(db, doerOf(c, now), id, {
          firstAdmin,
          allow: (email) => limiter.take(c, 'resend-activation', email),
        }),
      );
      wakeMail();
      return c.json({}, 202);
    },

    withdrawInvitation: async (c) => {
      const { id } = c.req.valid('param');
      await changingAccounts({ accounts: [id] }, () => withdrawInvitation(db, doerOf(c, now), id));
      return c.json({}, 200);
    },

    inviteUser: async (c) => {
      const { role, shown, ...person } = c.req.valid('json');
      const invitation = { ...person, role: role || ('USER' as const) };
      // Before the transaction, because hashing takes longer than everything else.
      const unknown = await hashPassword(newSecret());
      const answer = await createOnce(c, services, (transaction) =>
        invite(transaction, doerOf(c, now), { invitation, shown }, unknown),
      );
      wakeMail();
      return c.json(answer, 202);
    },
  };
}
