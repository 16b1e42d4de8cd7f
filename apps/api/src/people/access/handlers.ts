import { API_MESSAGES, type HandlersOf, Problem } from '@doblaje/contract';
import { hasValidIdentity } from '@doblaje/domain/forms/identity';
import { changingAccounts, forItself } from '../../ground/db/caller';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';
import type { Services } from '../../ground/services';
import { verifyPassword } from '../passwords/passwords';
import { browserName } from './browserName';
import type { KnownBrowsers } from './knownBrowsers';
import { endOtherSessionsOf, endSession, endSessionOf, noteAccess, startSession } from './sessions';
import { sessionsPlan } from './sessionsList';
import { userOf } from './userOf';
import { blockedSinceOf } from './whileBlocked';

/** Whether something waits for a person, or for every ADMIN. */
type Waits = (db: Database, userId: string) => Promise<boolean>;

/** What the rest of the studio shows to a person who is logged in. */
export interface Notices {
  /** Each dot of the menu shows while one of its list waits. */
  documents: readonly Waits[];
  documentsBack: readonly Waits[];
  projectsBackOffice: readonly Waits[];
  isBoletaNoticeOn: (db: Database, now: Date) => Promise<boolean>;
}

/** Asks one after the other, until something waits. */
async function hasAny(waits: readonly Waits[], db: Database, userId: string): Promise<boolean> {
  for (const isWaiting of waits) if (await isWaiting(db, userId)) return true;
  return false;
}

const wrongPair = () => new Problem(422, 'Correo o contraseña incorrectos');

/** Routes to log in, log out, and read the logged-in person. */
export function accessHandlers(
  services: Services,
  browsers: KnownBrowsers,
  notices: Notices,
): HandlersOf<'auth'> {
  const { limiter, now } = services;
  const db = evenBlocked(services.db);
  return {
    login: async (c) => {
      const { email, password } = c.req.valid('json');
      const browser = await browsers.find(c, email);
      return limiter.guess(c, { action: 'login', account: email, browser }, async () => {
        const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
        const isRight = await verifyPassword(password, user?.password_hash ?? null);
        // An inactive account gets the same answer at the same point. Otherwise anybody could register an address with a password, log in
        // with it, and learn whether the address has an account.
        if (user?.state !== 'active' || !isRight) throw wrongPair();
        const accessToken = await startSession(
          db,
          user.id,
          user.password_hash,
          now(),
          browserName(c.req.header('user-agent')),
        );
        if (accessToken === null) throw wrongPair();
        await noteAccess(db, user.id, user.last_access_at, now());
        await browsers.remember(c, user.id, user.password_hash);
        return c.json({ accessToken, role: user.role, userId: user.id, user: userOf(user) }, 200);
      });
    },

    logout: async (c) => {
      // A person without any rights may still log out.
      await forItself(() => endSession(db, c.get('session').id));
      return c.body(null, 204);
    },

    listSessions: async (c) =>
      c.json(await sessionsPlan.page(db, c.req.valid('query'), c.get('session'), now()), 200),

    closeSession: async (c) => {
      const { userId } = c.get('session');
      const isClosed = await changingAccounts({}, () => endSessionOf(db, userId, c.req.valid('param').id));
      if (!isClosed) throw new Problem(404, API_MESSAGES.notFound);
      return c.body(null, 204);
    },

    closeOtherSessions: async (c) => {
      const { id, userId } = c.get('session');
      const closed = await changingAccounts({}, () => endOtherSessionsOf(db, userId, id));
      return c.json({ closed }, 200);
    },

    session: async (c) => {
      const { userId, role } = c.get('session');
      const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
      // The account was erased between the check of the session and this line.
      if (!user) throw new Problem(401, API_MESSAGES.invalidToken);
      const alerts = {
        home: role === 'USER' && !hasValidIdentity(user),
        projects: false,
        documents: await hasAny(notices.documents, services.db, userId),
        documentsBack: role === 'ADMIN' && (await hasAny(notices.documentsBack, services.db, userId)),
        projectsBackOffice:
          role === 'ADMIN' && (await hasAny(notices.projectsBackOffice, services.db, userId)),
      };
      const isOn = await notices.isBoletaNoticeOn(db, now());
      const blockedSince = await blockedSinceOf(db, userId);
      const of = { userId, user: userOf(user), role, alerts, isBoletaNoticeOn: isOn };
      return c.json(blockedSince ? { ...of, blockedSince } : of, 200);
    },
  };
}
