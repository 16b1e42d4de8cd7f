import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { CompiledQuery } from 'kysely';
import type { Database } from '../db/database';
import { logError } from '../failures/log';
import { SECOND } from '../time/time';
import { type Answered, type Asked, received, send } from './frames';

/** A transaction of a command holds up everybody: one that says nothing for this long is undone. */
const MOST_SILENT = 30 * SECOND;

interface ConsoleOptions {
  db: Database;
  path: string;
  /** @default MOST_SILENT */
  mostSilent?: number;
}

/** A console that listens. */
export interface ServedConsole {
  close: () => Promise<void>;
}

/** Ends a transaction that is to be undone. */
class Undone extends Error {
  constructor(readonly isGone: boolean) {
    super('Undone.');
  }
}

/**
 * Lets the `doblaje` command use the embedded database, which only this process may open, through a socket that only its own user (and root) can
 * reach. Where the socket cannot be made the server runs without it.
 */
export async function serveConsole({
  db,
  path,
  mostSilent = MOST_SILENT,
}: ConsoleOptions): Promise<ServedConsole> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    answerAll(socket, db, mostSilent).catch((error) => {
      // A command that ends in the middle of a message is no failure of the server.
      if (!socket.destroyed) logError('console', error);
      socket.destroy();
    });
  });
  // Of a process that was killed: this one has the folder now.
  rmSync(path, { force: true });
  await new Promise<void>((resolve) => {
    server.on('error', (error) => {
      logError('console', error);
      resolve();
    });
    server.listen(path, resolve);
  });
  if (server.listening) chmodSync(path, 0o600);
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}

async function answerAll(socket: Socket, db: Database, mostSilent: number): Promise<void> {
  const asked = received<Asked>(socket);
  for (;;) {
    const { value, done } = await asked.next();
    if (done) return;
    if (value.kind === 'query') send(socket, await answerOf(db, value));
    else if (value.kind !== 'begin') throw new Error('No transaction.');
    else if (!(await answerTransaction(socket, asked, db, mostSilent))) return;
  }
}

/** @returns false when the other side went away in the middle: all is undone */
async function answerTransaction(
  socket: Socket,
  asked: AsyncGenerator<Asked>,
  db: Database,
  mostSilent: number,
): Promise<boolean> {
  const nothing = { rows: [], affected: undefined };
  try {
    await db.transaction().execute(async (transaction) => {
      send(socket, nothing);
      for (;;) {
        const silence = setTimeout(() => socket.destroy(), mostSilent);
        const { value, done } = await asked.next().finally(() => clearTimeout(silence));
        if (done || value.kind === 'rollback') throw new Undone(done ?? false);
        if (value.kind === 'commit') return;
        if (value.kind === 'query') send(socket, await answerOf(transaction, value));
      }
    });
    send(socket, nothing);
  } catch (error) {
    if (socket.destroyed || (error instanceof Undone && error.isGone)) return false;
    send(socket, error instanceof Undone ? nothing : refusalOf(error));
  }
  return true;
}

async function answerOf(
  db: Database,
  { sql, parameters }: Extract<Asked, { kind: 'query' }>,
): Promise<Answered> {
  try {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return { rows, affected: numAffectedRows === undefined ? undefined : Number(numAffectedRows) };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Answered {
  const { message, code, constraint } = error as Error & { code?: string; constraint?: string };
  return { refusal: { message, code, constraint } };
}
