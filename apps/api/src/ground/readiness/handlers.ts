import type { HandlersOf } from '@doblaje/contract';
import { sql } from 'kysely';
import { onBehalfOf } from '../db/caller';
import { waitingMails } from '../mail/outbox';
import type { Services } from '../services';
import { SECOND } from '../time/time';
import { createWatch } from './watch';

/** How long each check may take, in milliseconds. All run at once, so that the whole answer takes less than two seconds. */
const WITHIN = 1.5 * SECOND;

/** How long an answer is given again, in milliseconds: a store may charge for each question. */
const FRESH = SECOND;

/** Seconds until a balancer that heeds Retry-After asks again. */
const PAUSE = 5;

interface ReadinessOptions {
  /** @default never */
  isStopping?: (() => boolean) | undefined;
  /** @default 1.5 s */
  within?: number;
  /** @default 1 s */
  fresh?: number;
}

/** A standby answers too, but refuses to write. */
async function checkWrites(db: Services['db']): Promise<void> {
  const setting = sql<{ value: string }>`select current_setting('transaction_read_only') as value`;
  const { rows } = await setting.execute(db);
  if (rows[0]?.value === 'on') throw new Error('it takes no writes');
}

/** Whether the server lives, and whether it has what it needs for its work. */
export function healthHandlers(
  { db, blobs, now }: Pick<Services, 'db' | 'blobs' | 'now'>,
  { isStopping = () => false, within = WITHIN, fresh = FRESH }: ReadinessOptions = {},
): HandlersOf<'health'> {
  const watch = (name: string, check: () => Promise<void>) =>
    // The check is nobody's request: it must not wait for its turn among those of the caller who asked.
    createWatch({ name, check: () => onBehalfOf(`ready ${name}`, check), within, fresh });
  const database = watch('database', () => checkWrites(db));
  const store = watch('file store', () => blobs.check());
  const outbox = watch('outbox', async () => {
    const { late } = await waitingMails(db, now());
    if (late > 0) throw new Error(`nobody takes ${late} mails that are due`);
  });

  return {
    health: (c) => c.json({ status: 'ok' }, 200),
    ready: async (c) => {
      const [isDatabase, isStore, isOutbox] = await Promise.all([database(), store(), outbox()]);
      const readiness = {
        ...{ database: isDatabase, store: isStore, outbox: isOutbox },
        running: !isStopping(),
      };
      if (Object.values(readiness).every(Boolean)) return c.json(readiness, 200);
      c.header('Retry-After', String(PAUSE));
      return c.json(readiness, 503);
    },
  };
}
