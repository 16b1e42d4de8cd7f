import { API_MESSAGES, bearerOf, type EmailChange, type HandlersOf, Problem } from '@doblaje/contract';
import { validateOwnEmail, validatePersonEmail } from '@doblaje/domain/forms/emailChange';
import { changingAccounts } from '../../ground/db/caller';
import type { Database } from '../../ground/db/database';
import { answerEdit } from '../../ground/edits/answerEdit';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { doerOf } from '../../ground/history/audited';
import type { Services } from '../../ground/services';
import { personGone } from '../locks/holdAccount';
import { confirmPassword, wrongPassword } from '../passwords/confirmPassword';
import { askForEmail, type ChangedAccount, cancelEmail, resendEmail } from './change';
import { confirmEmail, stopEmail } from './follow';

const gone = () => new Problem(401, API_MESSAGES.invalidToken);

/** The form's own message for an address that the account already has. */
function refuseSame(message: string | undefined): void {
  if (message !== undefined) throw fieldProblem('email', message);
}

/** Only an active account, which can log in, may change its address. Other accounts must be invited or activated first. */
function refuseInactive({ state }: ChangedAccount): void {
  if (state === 'active') return;
  const message = state === 'inactive' ? API_MESSAGES.emailInactive : API_MESSAGES.emailUnactivated;
  throw new Problem(409, message, { code: 'NOT_POSSIBLE' });
}

/** ADMIN may learn that the address is taken, but not by whom. */
async function refuseTaken(db: Database, email: string): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (owner) throw fieldProblem('email', API_MESSAGES.emailTaken);
}

/** Changes of the login address, requested by the person or by ADMIN, and confirmed by a link to the new address. */
export function emailHandlers({ db, limiter, now, wakeMail }: Services): HandlersOf<'emailChange'> {
  const outcome = (edited: Edited<EmailChange>) => {
    if (!edited.isStale) wakeMail();
    return edited;
  };
  const own = ({ userId }: { userId: string }, { updatedAt }: { updatedAt: string }) => {
    return { userId, updatedAt, missing: gone };
  };
  return {
    changeOwnEmail: async (c) => {
      const session = c.get('session');
      const { email, currentPassword, updatedAt } = c.req.valid('json');
      const field = 'currentPassword';
      const verified = await confirmPassword({ db, limiter }, c, session.userId, field, currentPassword);
      await limiter.take(c, 'change-email', session.userId);
      const judge = (_: Database, user: ChangedAccount) => {
        // Somebody else changed the password since.
        if (user.password_hash !== verified) throw wrongPassword(field);
        refuseSame(validateOwnEmail({ email, currentPassword }, user.email).email);
      };
      const edited = outcome(
        await changingAccounts({}, () =>
          askForEmail(db, doerOf(c, now), own(session, { updatedAt }), { email, judge }),
        ),
      );
      return answerEdit(c, edited);
    },

    resendOwnEmail: async (c) => {
      const session = c.get('session');
      await limiter.take(c, 'change-email', session.userId);
      const resend = () => resendEmail(db, doerOf(c, now), own(session, c.req.valid('json')));
      const edited = outcome(await changingAccounts({}, resend));
      return answerEdit(c, edited);
    },

    cancelOwnEmail: async (c) => {
      const cancel = () => cancelEmail(db, doerOf(c, now), own(c.get('session'), c.req.valid('json')));
      const edited = await changingAccounts({}, cancel);
      return answerEdit(c, edited);
    },

    changePersonEmail: async (c) => {
      const { id } = c.req.valid('param');
      const { email, reason, updatedAt } = c.req.valid('json');
      // For the user's own address the password is needed, so not here.
      if (id === c.get('session').userId)
        throw new Problem(409, API_MESSAGES.emailOwn, { code: 'OWN_ACCOUNT' });
      await limiter.take(c, 'change-email', id);
      const judge = async (transaction: Database, user: ChangedAccount) => {
        refuseInactive(user);
        refuseSame(validatePersonEmail({ email, reason }, user.email).email);
        await refuseTaken(transaction, email);
      };
      const whose = { userId: id, updatedAt, missing: personGone };
      const ask = () => askForEmail(db, doerOf(c, now), whose, { email, reason, judge });
      const edited = outcome(await changingAccounts({ accounts: [id] }, ask));
      return answerEdit(c, edited);
    },

    resendPersonEmail: async (c) => {
      const { id } = c.req.valid('param');
      await limiter.take(c, 'change-email', id);
      const whose = { userId: id, ...c.req.valid('json'), missing: personGone };
      const resend = () => resendEmail(db, doerOf(c, now), whose);
      const edited = outcome(await changingAccounts({ accounts: [id] }, resend));
      return answerEdit(c, edited);
    },

    cancelPersonEmail: async (c) => {
      const { id } = c.req.valid('param');
      const whose = { userId: id, ...c.req.valid('json'), missing: personGone };
      const cancel = () => cancelEmail(db, doerOf(c, now), whose);
      const edited = await changingAccounts({ accounts: [id] }, cancel);
      return answerEdit(c, edited);
    },

    confirmEmail: async (c) => {
      await limiter.take(c, 'confirm-email');
      const { token } = c.req.valid('json');
      const confirmed = await confirmEmail(db, { token, bearer: bearerOf(c), now: now() });
      // The reader of its mail is its owner, so earlier failed logins with the address no longer count.
      await limiter.forget('login', confirmed.email);
      wakeMail();
      return c.json(confirmed, 200);
    },

    stopEmail: async (c) => {
      await limiter.take(c, 'confirm-email');
      await stopEmail(db, c.req.valid('json').token, now());
      return c.json({}, 200);
    },
  };
}
