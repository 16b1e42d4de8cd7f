import { sql } from 'kysely';
import { forItself } from '../db/caller';
import type { Database } from '../db/database';
import { logError } from '../failures/log';
import { after, HOUR, MINUTE, SECOND } from '../time/time';
import { composeMail, type DueMail, type MailIdentity } from './compose';
import { type Deliver, RefusedForGood } from './delivery';
import { forgetUndelivered } from './undelivered';

/** How long one attempt may take before another worker tries the mail again; delivery.ts takes less. */
const LEASE = 3 * MINUTE;
const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE = 6 * HOUR;
/** How many mails are in hand at once: a slow answer of the server holds up one of them. */
const AT_ONCE = 4;
/** How often waiting mails are looked for when nobody calls. */
const POLL = 30 * SECOND;

/** Pause after the n-th failed attempt: half a minute, doubled each time, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE, 30 * SECOND * 2 ** (attempts - 1));
}

interface WorkerOptions {
  db: Database;
  deliver: Deliver;
  identity: MailIdentity;
  now: () => Date;
  /** How many mails are in hand at once. @default 4 */
  atOnce?: number;
}

/** Writes and delivers what is on the outbox. */
export interface MailWorker {
  /** Begins to look for mails, those first that an earlier run of this process left in hand. */
  start: (options: { takeOver: boolean }) => Promise<void>;
  /** Says that a mail is waiting. Returns at once; the work begins a little later, at no fixed moment. */
  wake: () => void;
  /** Delivers what is due and returns how many mails were handled. */
  runDue: () => Promise<number>;
  /** Finishes the mails in hand and takes no other. */
  stop: () => Promise<void>;
}

/** @see MailWorker */
export function createMailWorker({
  db,
  deliver,
  identity,
  now,
  atOnce = AT_ONCE,
}: WorkerOptions): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isStarted = false;
  let isStopping = false;
  let isWoken = false;

  /**
   * Takes the next due mail for a while, what leads into an account first; when this process dies it comes back by itself.
   * Each when it is its turn: however long the mails before it take, its while begins then.
   */
  function claim() {
    const moment = now();
    return db
      .updateTable('mails')
      .set((row) => ({ due_at: after(moment, LEASE), attempts: row('attempts', '+', 1) }))
      .where('id', 'in', (query) =>
        query
          .selectFrom('mails')
          .select('id')
          .where('done_at', 'is', null)
          .where('due_at', '<=', moment)
          .orderBy('is_urgent', 'desc')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'address', 'user_id', 'document_id', 'boleta_id', 'nomina_id'])
      .returning(['email_change_id', 'created_at', 'attempts'])
      .executeTakeFirst();
  }

  async function handle(mail: DueMail & { attempts: number }): Promise<void> {
    const update = db.updateTable('mails').where('id', '=', mail.id);
    try {
      const message = await composeMail(db, mail, identity, now());
      if (message) await deliver(message);
      if (message) await forgetUndelivered(db, mail);
      // Done: the server no longer needs the recipient.
      await update
        .set({
          done_at: now(),
          failure: null,
          address: '',
          user_id: null,
          document_id: null,
          boleta_id: null,
          nomina_id: null,
          email_change_id: null,
        })
        .execute();
    } catch (error) {
      // The code only: texts of mail servers carry addresses.
      const failure = error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';
      logError('mail', `attempt ${mail.attempts} of mail ${mail.id} failed: ${failure}`);
      const isOver = error instanceof RefusedForGood || mail.attempts >= MOST_ATTEMPTS;
      await update
        .set({
          failure,
          ...(isOver ? { done_at: now() } : { due_at: after(now(), pauseAfter(mail.attempts)) }),
        })
        .execute();
    }
  }

  /** Handles one mail after the other until none is due. */
  async function runLane(): Promise<number> {
    for (let handled = 0; ; handled++) {
      const mail = isStopping ? undefined : await claim();
      if (!mail) return handled;
      await handle(mail);
    }
  }

  async function runDue(): Promise<number> {
    const lanes = await Promise.all(Array.from({ length: atOnce }, runLane));
    return lanes.reduce((sum, handled) => sum + handled, 0);
  }

  function work(): void {
    isWoken = false;
    running ??= runDue()
      .catch((error) => {
        logError('mail', error);
        return 0;
      })
      .finally(() => {
        running = undefined;
        // Whoever called meanwhile may have been too late for the last look.
        schedule(isWoken ? 0 : POLL);
      });
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!isStarted || isStopping || running) return;
    timer = setTimeout(work, delay);
    timer.unref();
  }

  return {
    runDue,
    start: async ({ takeOver }) => {
      isStarted = true;
      isStopping = false;
      isWoken = false;
      if (takeOver) {
        await db
          .updateTable('mails')
          .set({ due_at: sql`created_at` })
          .where('done_at', 'is', null)
          .where('failure', 'is', null)
          .execute();
      }
      schedule(0);
    },
    // At no fixed moment: the work for a known address must not show in the time of the next request.
    wake: () => {
      // Once is enough, and putting it off again and again would starve the mails of a busy hour.
      if (isWoken) return;
      isWoken = true;
      forItself(() => schedule(100 + Math.random() * 400));
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
