import { type HandlersOf, Problem } from '@doblaje/contract';
import { evenBlocked } from '../../ground/db/unblocked';
import { enqueueMail, resendKind } from '../../ground/mail/outbox';
import type { Services } from '../../ground/services';
import type { KnownBrowsers } from '../access/knownBrowsers';
import { activate } from './activate';
import { changePassword } from './changePassword';
import { register } from './register';

const deadLink = () =>
  new Problem(422, 'El enlace ya no es válido. Pide uno nuevo.', { code: 'LINK_INVALID' });

/** Routes to register, activate and recover an account. None of them reveals whether an address has an account. */
export function accountHandlers(services: Services, browsers: KnownBrowsers): HandlersOf<'account'> {
  const { limiter, now, wakeMail, firstAdmin } = services;
  const db = evenBlocked(services.db);
  return {
    register: async (c) => {
      const { first_name, last_name, email, password } = c.req.valid('json');
      await limiter.take(c, 'register', email);
      await register(db, { first_name, last_name, email, password }, now(), firstAdmin);
      wakeMail();
      return c.json({}, 202);
    },

    activate: async (c) => {
      await limiter.take(c, 'activate');
      if (!(await activate(db, c.req.valid('json').token, now()))) throw deadLink();
      return c.json({}, 200);
    },

    resendActivation: async (c) => {
      const { email } = c.req.valid('json');
      await limiter.take(c, 'resend-activation', email);
      await enqueueMail(db, resendKind(email, firstAdmin), email, now());
      wakeMail();
      return c.json({}, 202);
    },

    requestPasswordReset: async (c) => {
      const { email } = c.req.valid('json');
      await limiter.take(c, 'recover', email);
      await enqueueMail(db, 'reset', email, now());
      wakeMail();
      return c.json({}, 202);
    },

    changePassword: async (c) => {
      const { token, password } = c.req.valid('json');
      await limiter.take(c, 'change-password');
      const user = await changePassword(db, { token, password, now: now(), firstAdmin });
      if (!user) throw deadLink();
      // A person who reads the owner's mail is the owner: failed tries by others no longer count, nor those from this browser.
      await limiter.forget('login', user.email);
      await limiter.forget('confirm-password', user.id);
      await browsers.remember(c, user.id, user.password_hash);
      wakeMail();
      return c.json({}, 200);
    },
  };
}
