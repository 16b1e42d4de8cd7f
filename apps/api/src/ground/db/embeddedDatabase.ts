import type { PGliteTransaction, PGlite as Used } from 'kysely';
import { freeBytesNow, MEGABYTE, marksOf, noRoom } from '../disk/room';
import { Outage } from '../failures/outage';
import { log } from '../log/logger';
import { SECOND } from '../time/time';
import type { MortalPGlite } from './mortalPGlite';
import { isNotNow } from './notNow';

/** How long to wait before opening the database again after a failure, in milliseconds. */
const PAUSE = 2 * SECOND;

type Query = PGliteTransaction['query'];

interface EmbeddedOptions {
  /** Opens the database, also after it ended. */
  open: () => Promise<MortalPGlite>;
  /** Its folder, whose disk is to keep room. @default it is in memory */
  folder?: string | undefined;
  /** Bytes that uploads leave free on that disk: {@link marksOf} says how much of them the database may use. */
  reserve: number;
}

/**
 * The embedded database, as Kysely uses it. With little room on its disk it only reads. An error caused by a full disk is an
 * {@link Outage}. If it ended all the same because it could not write its log, it is opened again from its folder, as after a crash.
 */
export class EmbeddedDatabase implements Used {
  readonly #options: EmbeddedOptions;
  #pglite: MortalPGlite;
  #isReadOnly = false;
  #notBefore = 0;
  readonly ready = true;
  readonly waitReady = Promise.resolve();

  private constructor(pglite: MortalPGlite, options: EmbeddedOptions) {
    this.#pglite = pglite;
    this.#options = options;
  }

  static async create(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    return new EmbeddedDatabase(await options.open(), options);
  }

  get closed(): boolean {
    return this.#pglite.closed;
  }

  async close(): Promise<void> {
    if (!this.#pglite.hasEnded) await this.#pglite.close();
  }

  query: Query = (...asked) =>
    this.#asking<Awaited<ReturnType<Query>>>(async () => (await this.#usable()).query(...asked)) as never;

  async transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    let hasBegun = false;
    try {
      return await this.#asking(async () => {
        const pglite = await this.#usable();
        return pglite.transaction((inner) => {
          hasBegun = true;
          const isReadOnly = this.#isReadOnly;
          const query = ((...asked: Parameters<Query>) =>
            this.#asking(async () => {
              if (!isReadOnly && this.#free() < this.#marks.goOn) throw noRoom('the database');
              return inner.query(...asked);
            })) as Query;
          return work({ query, rollback: () => inner.rollback() });
        });
      });
    } catch (error) {
      if (hasBegun) throw error;
      // Kysely does not expect the beginning of a transaction to fail, so the first statement reports the error.
      return work(refusing(error));
    }
  }

  get #marks() {
    return marksOf(this.#options.reserve);
  }

  #free(): number {
    const { folder } = this.#options;
    return folder === undefined ? Number.POSITIVE_INFINITY : freeBytesNow(folder);
  }

  async #usable(): Promise<MortalPGlite> {
    if (this.#pglite.hasEnded) await this.#reopen();
    await this.#heedRoom(this.#pglite);
    return this.#pglite;
  }

  async #reopen(): Promise<void> {
    if (performance.now() < this.#notBefore) throw new Outage('database', new Error('Not open'));
    try {
      this.#pglite = await this.#options.open();
      this.#isReadOnly = false;
    } catch (error) {
      this.#notBefore = performance.now() + PAUSE;
      throw new Outage('database', error);
    }
  }

  /** With little room PostgreSQL refuses to write, and goes on reading. Old parts of its log give way first. */
  async #heedRoom(pglite: MortalPGlite): Promise<void> {
    const { begin, goOn } = this.#marks;
    const isShort = (free: number) => free < begin;
    let free = this.#free();
    if (isShort(free) === this.#isReadOnly) return;
    if (isShort(free) && free >= goOn) {
      await pglite.exec('checkpoint');
      free = this.#free();
    }
    const isReadOnly = isShort(free);
    if (isReadOnly === this.#isReadOnly) return;
    await pglite.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    this.#isReadOnly = isReadOnly;
    const told = { freeMb: Math.floor(free / MEGABYTE), neededMb: begin / MEGABYTE };
    if (isReadOnly) log().error(told, 'little room on the disk: the database takes no writes');
    else log().info(told, 'room on the disk: the database takes writes again');
  }

  async #asking<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Outage) throw error;
      const { code } = error as { code?: string };
      throw this.#pglite.hasEnded || code === 'ENOSPC' || isNotNow(code)
        ? new Outage('database', error)
        : error;
    }
  }
}

/** A transaction that refuses every statement. */
const refusing = (error: unknown): PGliteTransaction => ({
  query: () => Promise.reject(error),
  rollback: async () => {},
});
