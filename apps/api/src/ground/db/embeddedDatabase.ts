import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { PGlite as Asked, PGliteTransaction } from 'kysely';
import { Outage } from '../failures/outage';
import { SECOND } from '../time/time';
import { isNotNow } from './notNow';

/** How long to wait before opening the database again after a failure, in milliseconds. */
const PAUSE = 2 * SECOND;

/** PostgreSQL's process would end on these errors. The embedded one would loop for ever on the next statement. */
const LAST_WORDS = ['PANIC', 'FATAL'];

type Query = PGliteTransaction['query'];

/**
 * The embedded database, as Kysely uses it. An error caused by a full disk is an {@link Outage}. If the database had to give up because it
 * could not write its log, it gets no more statements. Once there is room, it is opened again from its folder, as after a crash.
 */
export class EmbeddedDatabase implements Asked {
  readonly #open: () => Promise<PGlite>;
  #pglite: PGlite;
  #hasGivenUp = false;
  #notBefore = 0;
  readonly ready = true;
  readonly waitReady = Promise.resolve();

  private constructor(pglite: PGlite, open: () => Promise<PGlite>) {
    this.#pglite = pglite;
    this.#open = open;
  }

  /** @param open opens the database, also after it gave up */
  static async create(open: () => Promise<PGlite>): Promise<EmbeddedDatabase> {
    return new EmbeddedDatabase(await open(), open);
  }

  get closed(): boolean {
    return this.#pglite.closed;
  }

  async close(): Promise<void> {
    if (!this.#hasGivenUp) await this.#pglite.close();
  }

  query: Query = async (...asked) => {
    const pglite = await this.#usable();
    return this.#asking<Awaited<ReturnType<Query>>>(() => pglite.query(...asked)) as never;
  };

  async transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    const pglite = await this.#usable().catch((error: unknown) => error);
    // Kysely does not expect the beginning of a transaction to fail, so the first statement reports the error.
    if (!isDatabase(pglite)) return work(refusing(pglite));
    return new Promise<T>((resolve, reject) => {
      const watched = async (inner: Transaction) => {
        const query = ((...asked: Parameters<Query>) => this.#asking(() => inner.query(...asked))) as Query;
        try {
          return await work({ query, rollback: () => inner.rollback() });
        } catch (error) {
          if (!this.#hasGivenUp) throw error;
          reject(error);
          // Never end the transaction, because that would send another statement.
          return new Promise<never>(() => {});
        }
      };
      this.#asking(() => pglite.transaction(watched)).then(resolve, reject);
    });
  }

  async #usable(): Promise<PGlite> {
    if (!this.#hasGivenUp) return this.#pglite;
    if (performance.now() < this.#notBefore) throw new Outage('database', new Error('Not open'));
    try {
      this.#pglite = await this.#open();
    } catch (error) {
      this.#notBefore = performance.now() + PAUSE;
      throw new Outage('database', error);
    }
    this.#hasGivenUp = false;
    return this.#pglite;
  }

  async #asking<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#hasGivenUp) throw new Outage('database', new Error('Not open'));
    try {
      return await ask();
    } catch (error) {
      const { code, severity } = error as { code?: string; severity?: string };
      if (LAST_WORDS.includes(severity ?? '') || error instanceof WebAssembly.RuntimeError)
        this.#hasGivenUp = true;
      throw this.#hasGivenUp || isNotNow(code) ? new Outage('database', error) : error;
    }
  }
}

const isDatabase = (opened: unknown): opened is PGlite =>
  typeof opened === 'object' && opened !== null && 'waitReady' in opened;

/** A transaction that refuses every statement. */
const refusing = (error: unknown): PGliteTransaction => ({
  query: () => Promise.reject(error),
  rollback: async () => {},
});
