import { createHash } from 'node:crypto';
import { tooManyAttempts } from '@doblaje/contract';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { after, HOUR, MINUTE } from '../time';
import { clientAddress } from './clientAddress';

/** So many attempts in so many milliseconds. */
interface Budget {
  attempts: number;
  within: number;
}

/** What an action allows each caller's address and, where it names one, each account. */
export interface ActionLimits {
  address: Budget;
  account?: Budget;
}

/** The actions that are limited. */
export type LimitedAction =
  | 'login'
  | 'register'
  | 'recover'
  | 'resend-activation'
  | 'activate'
  | 'change-password'
  | 'confirm-password'
  | 'write-rut'
  | 'apply'
  | 'upload';

/** How often each action may be tried; a whole office may share one address. */
export const LIMITS: Readonly<Record<LimitedAction, ActionLimits>> = {
  login: { address: { attempts: 60, within: 10 * MINUTE }, account: { attempts: 10, within: 15 * MINUTE } },
  register: { address: { attempts: 20, within: HOUR }, account: { attempts: 5, within: HOUR } },
  recover: { address: { attempts: 30, within: HOUR }, account: { attempts: 5, within: HOUR } },
  'resend-activation': { address: { attempts: 30, within: HOUR }, account: { attempts: 5, within: HOUR } },
  activate: { address: { attempts: 60, within: HOUR } },
  'change-password': { address: { attempts: 30, within: HOUR } },
  'confirm-password': {
    address: { attempts: 60, within: 10 * MINUTE },
    account: { attempts: 10, within: 15 * MINUTE },
  },
  'write-rut': { address: { attempts: 120, within: HOUR }, account: { attempts: 10, within: HOUR } },
  apply: { address: { attempts: 120, within: HOUR }, account: { attempts: 20, within: HOUR } },
  upload: { address: { attempts: 300, within: HOUR }, account: { attempts: 60, within: HOUR } },
};

/** One attempt that was let through. */
interface Attempt {
  /** Forgets the attempts on this account: its owner has come in. */
  forgive: () => Promise<void>;
}

/** Counts attempts in the database, so that a restart forgets nothing and several servers count together. */
export interface Limiter {
  /**
   * Counts one attempt of the caller, and on the account when one is named (known or not: it makes no difference). One
   * that is refused counts nowhere: whoever knocks at one account too often is shut out of that account only.
   * @throws Problem 429 with the seconds to wait
   */
  take: (c: Context, action: LimitedAction, account?: string) => Promise<Attempt>;
}

interface LimiterOptions {
  db: Database;
  now: () => Date;
  /** How many proxies of ours stand in front. */
  proxies: number;
  /** @default LIMITS */
  limits?: Readonly<Record<LimitedAction, ActionLimits>>;
}

/** @see Limiter */
export function createLimiter({ db, now, proxies, limits = LIMITS }: LimiterOptions): Limiter {
  async function count(on: Database, key: string, { attempts, within }: Budget): Promise<void> {
    const moment = now();
    const fresh = sql<boolean>`limits.resets_at <= ${moment}`;
    const counted = await on
      .insertInto('limits')
      .values({ key, count: 1, resets_at: after(moment, within) })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            count: sql`case when ${fresh} then 1 else limits.count + 1 end`,
            resets_at: sql`case when ${fresh} then excluded.resets_at else limits.resets_at end`,
          })
          .where((row) => row.or([fresh, row('limits.count', '<', attempts)])),
      )
      .returning('key')
      .executeTakeFirst();
    if (counted) return;
    const full = await on
      .selectFrom('limits')
      .select('resets_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    throw tooManyAttempts(Math.ceil((full.resets_at.getTime() - moment.getTime()) / 1000));
  }

  return {
    take: async (c, action, account) => {
      const { address, account: ofAccount } = limits[action];
      const caller = keyOf(action, 'address', clientAddress(c, proxies));
      if (account === undefined || !ofAccount) {
        await count(db, caller, address);
        return { forgive: async () => {} };
      }
      const key = keyOf(action, 'account', account);
      // Together: an attempt that the account refuses is taken off the caller's budget again.
      await db.transaction().execute(async (transaction) => {
        await count(transaction, caller, address);
        await count(transaction, key, ofAccount);
      });
      return {
        forgive: async () => {
          await db.deleteFrom('limits').where('key', '=', key).execute();
        },
      };
    },
  };
}

/** Lets everything through: for journeys (RATE_LIMITS=off, which only DEMO allows). */
export const NO_LIMITS: Limiter = { take: async () => ({ forgive: async () => {} }) };

/** Hashed, so that the table is no list of who tried to get in from where. */
function keyOf(action: LimitedAction, kind: 'address' | 'account', value: string): string {
  return `${action}:${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}
