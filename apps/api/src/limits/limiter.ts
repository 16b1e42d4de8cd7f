import { createHash } from 'node:crypto';
import { Problem, tooManyAttempts } from '@doblaje/contract';
import type { Context } from 'hono';
import { sql } from 'kysely';
import { forItself } from '../db/caller';
import type { Database } from '../db/database';
import { after } from '../time';
import { clientAddress } from './clientAddress';
import { type ActionLimits, type Budget, LIMITS, type LimitedAction } from './limits';

/** One attempt that was let through. */
interface Attempt {
  /** It was a right one: it uses up nothing, and the failures closest to its caller are forgotten. */
  forgive: () => Promise<void>;
}

/** What is tried, and by which of the account's browsers (auth/knownBrowsers.ts), if by one. */
interface Guess {
  action: LimitedAction;
  account: string;
  browser?: string | undefined;
}

/** Counts attempts in the database, so that a restart forgets nothing and several servers count together. */
export interface Limiter {
  /**
   * Counts one attempt of the caller, and on the account when one is named (known or not: it makes no difference). One
   * that is refused counts nowhere: whoever knocks at one account too often is shut out of that account only.
   * @throws Problem 429 with the seconds to wait
   */
  take: (c: Context, action: LimitedAction, account?: string) => Promise<Attempt>;
  /**
   * Lets a secret be tried: counted before, so that many at once are not more than allowed, and given back when `work`
   * comes to an end. Wrong is what `work` refuses with a Problem. A try that only those under way stand in the way of
   * waits for them.
   * @throws Problem 429 with the seconds to wait, or whatever `work` throws
   */
  guess: <Result>(c: Context, guess: Guess, work: () => Promise<Result>) => Promise<Result>;
  /** Forgets every failure on an account: its owner has proved to be the owner. */
  forget: (action: LimitedAction, account: string) => Promise<void>;
}

interface LimiterOptions {
  db: Database;
  now: () => Date;
  /** How many proxies of ours stand in front. */
  proxies: number;
  /** @default LIMITS */
  limits?: Readonly<Record<LimitedAction, ActionLimits>>;
}

/** What one attempt counts on. */
interface Counter {
  key: string;
  budget: Budget;
  /** Whether a right attempt clears it, or is only taken off it: others' failures are no business of who got in. */
  clears: boolean;
}

/** How often a try waits for those under way; with so many at once of one caller it is refused in the end. */
const MOST_WAITS = 20;

/** @see Limiter */
export function createLimiter({ db, now, proxies, limits = LIMITS }: LimiterOptions): Limiter {
  /** Tries under way in this process, by what they count on. */
  const underWay = new Map<string, Set<Promise<unknown>>>();

  function countersFor(c: Context, { action, account, browser }: Partial<Guess> & Pick<Guess, 'action'>) {
    const { address: ofAddress, account: ofAccount, pair, browser: ofBrowser } = limits[action];
    const address = hash(clientAddress(c, proxies));
    const named = account === undefined ? '' : accountKey(action, account);
    if (named && browser !== undefined && ofBrowser) {
      return [{ key: `${named}:browser:${hash(browser)}`, budget: ofBrowser, clears: true }];
    }
    // Always in this order: two at once never wait for each other.
    const counters: Counter[] = [{ key: `${action}:address:${address}`, budget: ofAddress, clears: false }];
    if (named && pair) counters.push({ key: `${named}:address:${address}`, budget: pair, clears: true });
    if (named && ofAccount) counters.push({ key: named, budget: ofAccount, clears: !pair });
    return counters;
  }

  /** Counts on all or on none. @returns when each counter begins anew: another count then, not the one made here */
  async function reserve(counters: readonly Counter[]): Promise<Date[]> {
    return forItself(() =>
      db.transaction().execute(async (transaction) => {
        const resets: Date[] = [];
        for (const counter of counters) resets.push(await count(transaction, counter, now()));
        return resets;
      }),
    );
  }

  async function forgive(counters: readonly Counter[], resets: readonly Date[]): Promise<void> {
    for (const [index, { key, clears }] of counters.entries()) {
      if (clears) {
        await db.deleteFrom('limits').where('key', '=', key).execute();
        continue;
      }
      await db
        .updateTable('limits')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .where('resets_at', '=', resets[index] ?? now())
        .execute();
    }
  }

  return {
    take: async (c, action, account) => {
      const counters = countersFor(c, account === undefined ? { action } : { action, account });
      const resets = await reserve(counters);
      return { forgive: () => forItself(() => forgive(counters, resets)) };
    },

    guess: async (c, guess, work) => {
      const counters = countersFor(c, guess);
      const others = () => counters.flatMap(({ key }) => [...(underWay.get(key) ?? [])]);
      let resets: Date[] | undefined;
      for (let waits = 0; resets === undefined; waits++) {
        try {
          resets = await reserve(counters);
        } catch (error) {
          const inTheWay = others();
          if (inTheWay.length === 0 || waits === MOST_WAITS || !(error instanceof Problem)) throw error;
          await Promise.allSettled(inTheWay);
        }
      }
      const counted = resets;
      const run = (async () => {
        try {
          const result = await work();
          await forItself(() => forgive(counters, counted));
          return result;
        } catch (error) {
          // Not refused but broken: nothing was learnt of the secret.
          if (!(error instanceof Problem)) await forItself(() => forgive(counters, counted)).catch(() => {});
          throw error;
        }
      })();
      for (const { key } of counters) {
        const tries = underWay.get(key) ?? new Set();
        underWay.set(key, tries.add(run));
      }
      try {
        return await run;
      } finally {
        for (const { key } of counters) {
          const tries = underWay.get(key);
          tries?.delete(run);
          if (tries?.size === 0) underWay.delete(key);
        }
      }
    },

    forget: async (action, account) => {
      const key = accountKey(action, account);
      const rows = await db
        .selectFrom('limits')
        .select('key')
        .where((row) => row.or([row('key', '=', key), sql<boolean>`starts_with(key, ${`${key}:`})`]))
        .execute();
      // One by one: whoever counts holds several of them, in an order of its own.
      for (const row of rows) await db.deleteFrom('limits').where('key', '=', row.key).execute();
    },
  };
}

async function count(
  on: Database,
  { key, budget: { attempts, within } }: Counter,
  moment: Date,
): Promise<Date> {
  const fresh = sql<boolean>`limits.resets_at <= ${moment}`;
  const counted = await on
    .insertInto('limits')
    .values({ key, count: 1, resets_at: after(moment, within) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          // Given back to nothing: time runs from the first failure, not from a right attempt before it.
          count: sql`case when ${fresh} or limits.count = 0 then 1 else limits.count + 1 end`,
          resets_at: sql`case when ${fresh} or limits.count = 0 then excluded.resets_at else limits.resets_at end`,
        })
        .where((row) => row.or([fresh, row('limits.count', '<', attempts)])),
    )
    .returning('resets_at')
    .executeTakeFirst();
  if (counted) return counted.resets_at;
  const full = await on.selectFrom('limits').select('resets_at').where('key', '=', key).executeTakeFirst();
  // Cleared at this moment: as long as it can be, at most.
  const resets = full?.resets_at ?? after(moment, 1000);
  throw tooManyAttempts(Math.ceil((resets.getTime() - moment.getTime()) / 1000));
}

/** Lets everything through: for journeys (RATE_LIMITS=off, which only DEMO allows). */
export const NO_LIMITS: Limiter = {
  take: async () => ({ forgive: async () => {} }),
  guess: (_c, _guess, work) => work(),
  forget: async () => {},
};

const accountKey = (action: LimitedAction, account: string) => `${action}:account:${hash(account)}`;

/** Hashed, so that the table is no list of who tried to get in from where. */
const hash = (value: string) => createHash('sha256').update(value).digest('base64url');
