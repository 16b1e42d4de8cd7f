import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { currentRights } from './caller';
import { judge } from './judge';
import { watchedDriver } from './watchedDriver';

/** Matches a statement that writes anywhere in it. Values are never part of a statement's text. */
const WRITES =
  /\b(?:insert into|delete from|merge into|update (?:only )?"?\w+"?(?:\."?\w+"?)?(?: as \w+)? set)\b/i;

/** The server's own notes about unused files. They are allowed for any caller. */
const OF_THE_SERVER = /^\s*(?:insert into|delete from|update) "discarded_blobs"/i;

/**
 * A dialect whose transactions begin with {@link judge}. A writing statement outside a transaction gets
 * its own. So no route can write with rights that its caller has lost since the request began. What it executes is watched.
 */
export function judgedDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => new JudgedDriver(watchedDriver(dialect.createDriver())),
  };
}

class JudgedDriver implements Driver {
  readonly #driver: Driver;
  /** Kysely recognises connections by identity, so each one needs the same wrapper every time. */
  readonly #connections = new WeakMap<DatabaseConnection, JudgedConnection>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(options?: Parameters<Driver['init']>[0]) {
    return this.#driver.init(options);
  }

  async acquireConnection(options?: Parameters<Driver['acquireConnection']>[0]) {
    const inner = await this.#driver.acquireConnection(options);
    const known = this.#connections.get(inner) ?? new JudgedConnection(inner, this.#driver);
    this.#connections.set(inner, known);
    return known;
  }

  async beginTransaction(connection: JudgedConnection, settings: TransactionSettings) {
    await this.#driver.beginTransaction(connection.inner, settings);
    connection.isInTransaction = true;
    try {
      await judge(connection.inner);
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  async commitTransaction(connection: JudgedConnection) {
    connection.isInTransaction = false;
    await this.#driver.commitTransaction(connection.inner);
  }

  async rollbackTransaction(connection: JudgedConnection) {
    connection.isInTransaction = false;
    await this.#driver.rollbackTransaction(connection.inner);
  }

  async savepoint({ inner }: JudgedConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await this.#driver.savepoint?.(inner, name, compile);
  }

  async rollbackToSavepoint(
    { inner }: JudgedConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ) {
    await this.#driver.rollbackToSavepoint?.(inner, name, compile);
  }

  async releaseSavepoint({ inner }: JudgedConnection, name: string, compile: QueryCompiler['compileQuery']) {
    await this.#driver.releaseSavepoint?.(inner, name, compile);
  }

  releaseConnection({ inner }: JudgedConnection, options?: Parameters<Driver['releaseConnection']>[1]) {
    return this.#driver.releaseConnection(inner, options);
  }

  destroy(options?: Parameters<Driver['destroy']>[0]) {
    return this.#driver.destroy(options);
  }
}

class JudgedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: Driver;
  isInTransaction = false;

  constructor(inner: DatabaseConnection, driver: Driver) {
    this.inner = inner;
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isJudged =
      this.isInTransaction || !currentRights() || !WRITES.test(query.sql) || OF_THE_SERVER.test(query.sql);
    if (isJudged) return this.inner.executeQuery<R>(query);
    await this.#driver.beginTransaction(this.inner, {});
    try {
      await judge(this.inner);
      const result = await this.inner.executeQuery<R>(query);
      await this.#driver.commitTransaction(this.inner);
      return result;
    } catch (error) {
      await this.#driver.rollbackTransaction(this.inner);
      throw error;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
