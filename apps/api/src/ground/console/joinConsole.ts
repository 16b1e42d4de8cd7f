import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { Kysely, type PGlite, PGliteDialect, type PGliteTransaction } from 'kysely';
import type { Database } from '../db/database';
import { DatabaseError } from '../db/migrate';
import type { Schema } from '../db/schema';
import { WITHOUT_BLOCKED } from '../db/unblocked';
import { type Answered, type Asked, received, send } from './frames';

type Query = PGliteTransaction['query'];

/** The embedded database of a running server, as Kysely uses its own. */
class JoinedDatabase implements PGlite {
  readonly #socket: Socket;
  readonly #waiting: ((answer: Answered | undefined) => void)[] = [];
  closed = false;
  readonly ready = true;
  readonly waitReady = Promise.resolve();

  constructor(socket: Socket) {
    this.#socket = socket;
    void this.#listen();
  }

  query: Query = async (sql, parameters) => {
    const { rows, affected } = await this.#ask({ kind: 'query', sql, parameters: parameters ?? [] });
    return { rows, affectedRows: affected, fields: [] } as never;
  };

  async transaction<T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> {
    await this.#ask({ kind: 'begin' });
    let result: T;
    try {
      result = await work({ query: this.query, rollback: async () => {} });
    } catch (error) {
      // Without a server there is nothing left to undo.
      await this.#ask({ kind: 'rollback' }).catch(() => {});
      throw error;
    }
    await this.#ask({ kind: 'commit' });
    return result;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.#socket.end();
  }

  async #ask(asked: Asked): Promise<Exclude<Answered, { refusal: unknown }>> {
    const answer = await new Promise<Answered | undefined>((resolve) => {
      if (this.#socket.destroyed) return resolve(undefined);
      this.#waiting.push(resolve);
      send(this.#socket, asked);
    });
    if (!answer) throw new DatabaseError('El servidor dejó de responder antes de terminar.');
    if (!('refusal' in answer)) return answer;
    const { message, ...rest } = answer.refusal;
    throw Object.assign(new Error(message), rest);
  }

  async #listen(): Promise<void> {
    try {
      for await (const answer of received<Answered>(this.#socket)) this.#waiting.shift()?.(answer);
    } catch {
      // Whoever waits is told below.
    }
    this.#socket.destroy();
    for (const resolve of this.#waiting.splice(0)) resolve(undefined);
  }
}

/** The database of the server that listens at this path, or null without one. */
export async function joinConsole(path: string): Promise<Database | null> {
  const socket = createConnection(path);
  socket.on('error', () => {});
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  return new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: new JoinedDatabase(socket) }),
    plugins: [WITHOUT_BLOCKED],
  });
}
