import { sql } from 'kysely';
import { forItself } from '../db/caller';
import type { Database } from '../db/database';
import { evenBlocked } from '../db/unblocked';
import { logError } from '../failures/log';
import { apartFromRequest, inRequest } from '../log/currentRequest';
import { mailFailures, mailsDelivered } from '../metrics/metrics';
import { after, HOUR, MINUTE, SECOND } from '../time/time';
import { beginSpan, spanned, withinSpan } from '../tracing/spans';
import { composeMail, type MailIdentity } from './compose';
import { type Deliver, RefusedForGood } from './delivery';
import type { DueMail, Letters } from './letter';
import { forgetUndelivered, noteDelivered } from './undelivered';

/** How long one attempt may take before another worker tries the mail again. The timeouts in delivery.ts are shorter. */
const LEASE = 3 * MINUTE;
const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE = 6 * HOUR;
/** How many mails the worker handles at once, so that a slow answer of the mail server delays only one of them. */
const AT_ONCE = 4;
/** How often the worker looks for waiting mails when nobody wakes it. */
const POLL = 30 * SECOND;

/** The pause after the n-th failed attempt: half a minute, doubled each time, at most six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE, 30 * SECOND * 2 ** (attempts - 1));
}

interface WorkerOptions {
  db: Database;
  deliver: Deliver;
  identity: MailIdentity;
  letters: Letters;
  now: () => Date;
  /** How many mails the worker handles at once. @default 4 */
  atOnce?: number;
}

/** Writes and delivers the mails of the outbox. */
export interface MailWorker {
  /** Begins to look for mails. With `takeOver` it first makes the mails due that an earlier process left unfinished. */
  start: (options: { takeOver: boolean }) => Promise<void>;
  /** Tells the worker that a mail is waiting. It returns at once. The work begins a short, random time later. */
  wake: () => void;
  /** Delivers the mails that are due. Returns how many it handled. */
  runDue: () => Promise<number>;
  /** Finishes the current mails and takes no others. */
  stop: () => Promise<void>;
}

/** @see MailWorker */
export function createMailWorker({
  db,
  deliver,
  identity,
  letters,
  now,
  atOnce = AT_ONCE,
}: WorkerOptions): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isStarted = false;
  let isStopping = false;
  let isWoken = false;

  /**
   * Takes the next due mail for the time of LEASE, urgent ones first. If this process dies, the mail becomes due again by itself.
   * It takes one mail at a time, so that the lease begins only when the mail's turn comes.
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
          // The first attempt is due at once: the clock may have been ahead when the mail was asked for.
          .where(({ eb, or }) => or([eb('due_at', '<=', moment), eb('attempts', '=', 0)]))
          .orderBy('is_urgent', 'desc')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'address', 'user_id', 'document_id', 'boleta_id', 'nomina_id'])
      .returning(['email_change_id', 'breach_mail_id', 'consent_id', 'created_at', 'attempts', 'request_id'])
      .returning(['data_request_draft_id', 'data_request_letter_id'])
      .executeTakeFirst();
  }

  async function handle(mail: DueMail & { attempts: number }): Promise<void> {
    // Also of a mail that was taken just before its person was blocked.
    const update = evenBlocked(db).updateTable('mails').where('id', '=', mail.id);
    try {
      const message = await composeMail(db, mail, identity, letters, now());
      if (message) {
        await spanned(
          () => ({ name: 'deliver mail', told: () => ({}) }),
          () => deliver(message),
        );
        mailsDelivered.inc();
        await forgetUndelivered(db, mail);
        await noteDelivered(db, mail, now());
      }
      // The mail is done, so the database no longer needs its recipient.
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
          breach_mail_id: null,
          consent_id: null,
          data_request_draft_id: null,
          data_request_letter_id: null,
        })
        .execute();
    } catch (error) {
      // Keep only the code: a mail server's texts contain addresses.
      const failure = error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';
      logError('mail', `attempt ${mail.attempts} of mail ${mail.id} failed: ${failure}`);
      const isOver = error instanceof RefusedForGood || mail.attempts >= MOST_ATTEMPTS;
      mailFailures.inc({ outcome: isOver ? 'given_up' : 'again' });
      await update
        .set({
          failure,
          ...(isOver ? { done_at: now() } : { due_at: after(now(), pauseAfter(mail.attempts)) }),
        })
        .execute();
    }
  }

  /** A mail is a trace of its own: the request that asked for it is over. */
  async function traced(mail: DueMail & { attempts: number; request_id: string | null }): Promise<void> {
    const told = {
      ...{ 'doblaje.mail.kind': mail.kind, 'doblaje.mail.attempt': mail.attempts },
      ...(mail.request_id !== null && { 'doblaje.request.id': mail.request_id }),
    };
    const span = beginSpan({ name: 'send mail', kind: 'consumer', told });
    await withinSpan(span, () => handle(mail)).finally(() => span?.end({}));
  }

  /** Handles one mail after the other until none is due. */
  async function runLane(): Promise<number> {
    for (let handled = 0; ; handled++) {
      const mail = isStopping ? undefined : await claim();
      if (!mail) return handled;
      // What goes wrong is told with the request that asked for the mail.
      const id = mail.request_id;
      await (id === null ? traced(mail) : inRequest({ id }, () => traced(mail)));
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
        // A mail that was announced meanwhile may have come too late for the last look.
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
          .set({ due_at: sql`least(created_at, ${now()})` })
          .where('done_at', 'is', null)
          .where('failure', 'is', null)
          .execute();
      }
      schedule(0);
    },
    // The delay is random: the work for a known address must not show in the time of the next answer.
    wake: () => {
      // The first call sets the timer. If later calls put it off again, mails would wait through a busy hour.
      if (isWoken) return;
      isWoken = true;
      apartFromRequest(() => forItself(() => schedule(100 + Math.random() * 400)));
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
