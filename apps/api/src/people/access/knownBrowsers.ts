import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { countDeleted } from '../../ground/db/countDeleted';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';
import { hashSecret, newSecret } from '../../ground/secrets/secrets';
import { after, DAY, SECOND } from '../../ground/time/time';

/** The server forgets a browser after this long without a log-in. */
export const BROWSER_LIFE = 90 * DAY;

/** How many browsers of one account the server remembers, the latest ones: a browser that keeps no cookies looks new every time. */
const MOST_OF_ONE = 20;

const COOKIE = 'known-browser';

/**
 * Browsers that have logged into an account before. Wrong passwords typed elsewhere do not lock these browsers out (limits/limiter.ts).
 * They grant nothing else. A cookie holds a random secret: no script can read it, and browsers send it only to this site's account calls.
 * The database stores its hash. The server forgets a browser after {@link BROWSER_LIFE}, when the password is changed from elsewhere, and
 * with the account.
 */
export interface KnownBrowsers {
  /** The name of the caller's browser in the counters of this account; undefined when the account does not know it. */
  find: (c: Context, email: string) => Promise<string | undefined>;
  /**
   * Remembers the caller's browser, also by a cookie in the answer, if the account still has the password of this log-in.
   * @param verified the hash of that password
   */
  remember: (c: Context, userId: string, verified: string) => Promise<void>;
  /** Forgets every browser of an account but the caller's. */
  forgetOthers: (c: Context, db: Database, userId: string) => Promise<void>;
}

interface Options {
  db: Database;
  now: () => Date;
  settings: { AUTH_URL: string; PUBLIC_URL?: string | undefined };
}

/** @see KnownBrowsers */
export function createKnownBrowsers({ db: used, now, settings }: Options): KnownBrowsers {
  const db = evenBlocked(used);
  // The base path of the API as browsers see it: a path of this site, or of the API's own address.
  const path = `${new URL(settings.AUTH_URL, 'http://localhost').pathname.replace(/\/$/, '')}/users`;
  const isSecure = settings.PUBLIC_URL?.startsWith('https://') ?? false;
  const hashOf = (c: Context) => hashSecret(getCookie(c, COOKIE) ?? '');
  const oldest = () => after(now(), -BROWSER_LIFE);

  return {
    find: async (c, email) => {
      const found = await db
        .selectFrom('known_browsers')
        .innerJoin('users', 'users.id', 'known_browsers.user_id')
        .select('known_browsers.token_hash')
        .where('users.email', '=', email)
        .where('known_browsers.token_hash', '=', hashOf(c))
        .where('known_browsers.last_used_at', '>', oldest())
        .executeTakeFirst();
      return found?.token_hash;
    },

    remember: async (c, userId, verified) => {
      const sent = getCookie(c, COOKIE);
      // People who share a browser share its secret. The server accepts no secret that it did not make.
      const known = await db
        .selectFrom('known_browsers')
        .select('user_id')
        .where('token_hash', '=', hashOf(c))
        .where('last_used_at', '>', oldest())
        .executeTakeFirst();
      const token = (known && sent) ?? newSecret();
      const kept = await db
        .insertInto('known_browsers')
        .columns(['user_id', 'token_hash', 'last_used_at'])
        .expression((query) =>
          query
            .selectFrom('users')
            .select((row) => [
              'id',
              row.val(hashSecret(token)).as('token_hash'),
              row.cast<Date>(row.val(now()), 'timestamptz').as('last_used_at'),
            ])
            .where('id', '=', userId)
            .where('password_hash', '=', verified)
            .forShare(),
        )
        .onConflict((conflict) =>
          conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now() }),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (!kept) return;
      await db
        .deleteFrom('known_browsers')
        .where('user_id', '=', userId)
        .where('token_hash', 'not in', (query) =>
          query
            .selectFrom('known_browsers')
            .select('token_hash')
            .where('user_id', '=', userId)
            .orderBy('last_used_at', 'desc')
            .orderBy('token_hash')
            .limit(MOST_OF_ONE),
        )
        .execute();
      setCookie(c, COOKIE, token, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: BROWSER_LIFE / SECOND,
      });
    },

    forgetOthers: async (c, on, userId) => {
      await on
        .deleteFrom('known_browsers')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', hashOf(c))
        .execute();
    },
  };
}

/** Removes browsers not seen for long. */
export function purgeBrowsers(db: Database, now: Date): Promise<number> {
  return countDeleted(db.deleteFrom('known_browsers').where('last_used_at', '<=', after(now, -BROWSER_LIFE)));
}
