import { createHash } from 'node:crypto';
import { Problem, tooManyAttempts } from '@doblaje/contract';
import type { Context } from 'hono';
import { sql } from 'kysely';
import { forItself } from '../db/caller';
import { countDeleted } from '../db/countDeleted';
import type { Database } from '../db/database';
import { limitsHit } from '../metrics/metrics';
import { after } from '../time/time';
import { clientAddress } from './clientAddress';
import { type ActionLimits, type Budget, LIMITS, type LimitedAction } from './limits';

/** One attempt that was allowed. */
interface Attempt {
  /** Call it after a right attempt. The attempt then uses up nothing, and the caller's own failures are forgotten. */
  forgive: () => Promise<void>;
}

/** The secret being tried, and the account's known browser (access/knownBrowsers.ts) that tries it, if any. */
interface Guess {
  action: LimitedAction;
  account: string;
  browser?: string | undefined;
}

/** Counts attempts in the database, so that a restart forgets nothing and several servers count together. */
export interface Limiter {
  /**
   * Counts one attempt of the caller, and on the account if one is named. Whether the account exists makes no
   * difference. A refused attempt is counted nowhere, so too many attempts on one account only block that account.
   * @throws Problem 429 with the seconds to wait
   */
  take: (c: Context, action: LimitedAction, account?: string) => Promise<Attempt>;
  /**
   * Lets the caller try a secret. The try is counted before it starts, so that many at once cannot exceed the limit.
   * It stays counted only if `work` throws a Problem, which means that the secret was wrong. If only unfinished tries
   * use up the limit, the new try waits for them.
   * @throws Problem 429 with the seconds to wait, or whatever `work` throws
   */
  guess: <Result>(c: Context, guess: Guess, work: () => Promise<Result>) => Promise<Result>;
  /** Forgets every failure on an account, after its owner has proved to be the owner. */
  forget: (action: LimitedAction, account: string) => Promise<void>;
}

interface LimiterOptions {
  db: Database;
  now: () => Date;
  /** How many of our own proxies are in front. */
  proxies: number;
  /** @default LIMITS */
  limits?: Readonly<Record<LimitedAction, ActionLimits>>;
}

/** One counter that an attempt uses. */
interface Counter {
  key: string;
  budget: Budget;
  /** Whether a right attempt clears the counter. Otherwise it only takes itself off, because other people's failures must stay. */
  clears: boolean;
}

/** How often a try waits for unfinished ones. A caller with so many at once is refused in the end. */
const MOST_WAITS = 20;

/** @see Limiter */
export function createLimiter({ db, now, proxies, limits = LIMITS }: LimiterOptions): Limiter {
  /** Unfinished tries in this process, by counter. */
  const underWay = new Map<string, Set<Promise<unknown>>>();

  function countersFor(c: Context, { action, account, browser }: Partial<Guess> & Pick<Guess, 'action'>) {
    const { address: ofAddress, account: ofAccount, pair, browser: ofBrowser } = limits[action];
    const address = hash(clientAddress(c, proxies));
    const named = account === undefined ? '' : accountKey(action, account);
    if (named && browser !== undefined && ofBrowser) {
      return [{ key: `${named}:browser:${hash(browser)}`, budget: ofBrowser, clears: true }];
    }
    // Always in this order, so that two attempts cannot deadlock.
    const counters: Counter[] = [{ key: `${action}:address:${address}`, budget: ofAddress, clears: false }];
    if (named && pair) counters.push({ key: `${named}:address:${address}`, budget: pair, clears: true });
    if (named && ofAccount) counters.push({ key: named, budget: ofAccount, clears: !pair });
    return counters;
  }

  /** Counts on all counters or on none. @returns when each counter restarts, to recognise later whether it is still the same count */
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
      const resets = await reserve(counters).catch(hit(action));
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
          if (inTheWay.length === 0 || waits === MOST_WAITS || !(error instanceof Problem))
            hit(guess.action)(error);
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
          // An error is no refusal: it says nothing about the secret.
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
      // One by one: attempts lock several rows in their own order, and a single statement could deadlock with them.
      for (const row of rows) await db.deleteFrom('limits').where('key', '=', row.key).execute();
    },
  };
}

/** Counts a refusal for Prometheus, and passes it on. */
const hit = (action: LimitedAction) => (error: unknown) => {
  if (error instanceof Problem) limitsHit.inc({ action });
  throw error;
};

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
          // A counter back at zero restarts: the time runs from the first failure, not from an earlier right attempt.
          count: sql`case when ${fresh} or limits.count = 0 then 1 else limits.count + 1 end`,
          resets_at: sql`case when ${fresh} or limits.count = 0 then excluded.resets_at else limits.resets_at end`,
        })
        .where((row) => row.or([fresh, row('limits.count', '<', attempts)])),
    )
    .returning('resets_at')
    .executeTakeFirst();
  if (counted) return counted.resets_at;
  const full = await on.selectFrom('limits').select('resets_at').where('key', '=', key).executeTakeFirst();
  // The counter was cleared at this very moment, so one second is enough.
  const resets = full?.resets_at ?? after(moment, 1000);
  throw tooManyAttempts(Math.ceil((resets.getTime() - moment.getTime()) / 1000));
}

/** Allows everything, for journeys (RATE_LIMITS=off, which only DEMO allows). */
export const NO_LIMITS: Limiter = {
  take: async () => ({ forgive: async () => {} }),
  guess: (_c, _guess, work) => work(),
  forget: async () => {},
};

const accountKey = (action: LimitedAction, account: string) => `${action}:account:${hash(account)}`;

/** Hashed, so that the table does not list who tried to log in from where. */
const hash = (value: string) => createHash('sha256').update(value).digest('base64url');

/** Removes counters that ran out. */
export function purgeLimits(db: Database, now: Date): Promise<number> {
  return countDeleted(
    db.deleteFrom('limits').where('key', 'in', (query) =>
      // Skips counters that a request is counting on right now.
      query.selectFrom('limits').select('key').where('resets_at', '<=', now).forUpdate().skipLocked(),
    ),
  );
}
