import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_MESSAGES } from '@doblaje/contract';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { Blobs } from '../src/ground/blobs/blobs';
import { LONGEST_WRITE } from '../src/ground/blobs/discarded';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { createSweeper } from '../src/ground/blobs/sweeper';
import { type Database, openDatabase, type Storage } from '../src/ground/db/database';
import { after, HOUR, MINUTE } from '../src/ground/time/time';
import { hashPassword } from '../src/people/passwords/passwords';
import { addressOf, newDataFolder, runServer, type ServerRun } from './serverProcess';
import { PASSWORD, type testServer } from './testServer';
import { emptyStorage, removeStorage } from './testStorage';

/** How often a test kills its server: seldom in the suite, twenty times in `test:faults`. `CRASHES` overrides both. */
export const crashes = (few: number): number => Number(process.env.CRASHES ?? few);

/**
 * Later than a dead process on PostgreSQL keeps its mails from the others, in milliseconds. The embedded database has one process,
 * whose next run takes them over at once.
 */
export const AFTER_LEASE = 4 * MINUTE;

/** Lets {@link crashStudio} set the clock of its server. */
const SHIFTED_CLOCK = `--import ${pathToFileURL(join(import.meta.dirname, 'shiftedClock.mjs'))}`;

/** The moment of rows that a test inserts. */
export const NOW = new Date('2026-11-20T12:00:00Z');

/** A running server and an account that is logged in there. */
export interface CrashApi {
  run: ServerRun;
  /** Address of the API. */
  api: string;
  headers: Record<string, string>;
  get: (path: string) => Promise<Response>;
  send: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<Response>;
}

/**
 * Data that outlives the servers killed on it, on the database of the test project.
 * @param env more settings of the server; DATABASE_URL is a database of the test's own
 */
export async function crashStudio(env: Readonly<Record<string, string>> = {}) {
  const { DATA_DIR = newDataFolder() } = env;
  const given = env.DATABASE_URL;
  const pooling = { isPooled: env.DATABASE_POOLER === '1' };
  const used: Storage =
    given === undefined ? await emptyStorage() : { kind: 'postgres', url: given, pooling };
  const storage: Storage = used.kind === 'postgres' ? used : { kind: 'folder', folder: join(DATA_DIR, 'db') };
  const CLOCK = join(newDataFolder(), 'clock');
  const settings = {
    ...{ PORT: '0', DATA_DIR, PUBLIC_URL: 'http://portal.test', CLOCK, NODE_OPTIONS: SHIFTED_CLOCK },
    ...(storage.kind === 'postgres' && { DATABASE_URL: storage.url }),
    ...env,
  };
  const blobs = join(DATA_DIR, 'blobs');
  const outbox = join(DATA_DIR, 'outbox');

  /** Opens the database for a moment. The embedded one takes no second process, so the server must be down. */
  async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const db = await openDatabase(storage);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  return {
    DATA_DIR,
    settings,
    storage,
    blobs: diskBlobs(blobs),
    inDatabase,
    /** Sets the clock of the server: so many milliseconds ahead of the real one. */
    setClock: (ahead: number) => writeFileSync(CLOCK, String(ahead)),
    /** Starts the server and logs an account in; without one, nobody. */
    start: async (email?: string): Promise<CrashApi> => {
      const run = runServer(settings);
      const nobody = apiOf(run, `${await addressOf(run)}/api`);
      return email === undefined ? nobody : logIn(nobody, email);
    },
    /** The mails written so far. */
    mails: async (): Promise<Email[]> => {
      const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
    },
    /**
     * Removes what a day's sweeps remove, then counts files without a row and rows without a file. The server must be down.
     * @param store where the files are, and the keys of all of them
     * @default the data folder
     */
    leftAfterSweep: (store: FileStore = folderStore(blobs)) => inDatabase((db) => leftAfterSweep(db, store)),
    remove: () => (given === undefined && used.kind === 'postgres' ? removeStorage(used) : undefined),
  };
}

function apiOf(run: ServerRun, api: string, session: Record<string, string> = {}): CrashApi {
  const headers = { 'content-type': 'application/json', ...session };
  return {
    ...{ run, api, headers },
    get: (path) => fetch(`${api}${path}`, { headers }),
    send: (method, path, body) => fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) }),
  };
}

/** The same server with an account logged in. */
export async function logIn({ run, api, send }: CrashApi, email: string, password = PASSWORD) {
  const session = await (await send('POST', '/users/auth/login', { email, password })).json();
  return apiOf(run, api, { authorization: `Bearer ${session.accessToken}` });
}

interface FileStore {
  blobs: Blobs;
  keys: () => string[];
}

function folderStore(folder: string): FileStore {
  return {
    blobs: diskBlobs(folder),
    keys: () =>
      (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  };
}

async function leftAfterSweep(db: Database, { blobs, keys }: FileStore) {
  const later = after(new Date(), LONGEST_WRITE + HOUR);
  await blobs.tidy(later);
  await createSweeper({ db, blobs, now: () => later }).run();
  const links = await db.selectFrom('file_links').select('key').distinct().execute();
  const named = new Set(links.map(({ key }) => key));
  const there = new Set(keys());
  const without = (one: Set<string>, other: Set<string>) => [...one].filter((key) => !other.has(key)).length;
  return { orphans: without(there, named), missing: without(named, there) };
}

/** Inserts people who can log in, p0@correo.cl and so on, and an ADMIN, admin@correo.cl. @returns the people's ids */
export async function seedPeople(db: Database, count: number, values: object = {}): Promise<string[]> {
  const made = { first_name: 'Antonia', last_name: 'Ruz', password_hash: await hashPassword(PASSWORD) };
  const moments = { activated_at: NOW, created_at: NOW, updated_at: NOW };
  const user = (email: string, role: 'ADMIN' | 'USER') => ({ ...made, ...moments, email, role });
  const people = Array.from({ length: count }, (_, index) => ({
    ...user(`p${index}@correo.cl`, 'USER'),
    ...values,
  }));
  const rows = await db.insertInto('users').values(people).returning(['id', 'email']).execute();
  await db.insertInto('users').values(user('admin@correo.cl', 'ADMIN')).execute();
  return people.map(({ email }) => rows.find((row) => row.email === email)?.id ?? '');
}

/** A database as the samples of other tests take it. */
export const asServer = (db: Database) => ({ db, now: () => NOW }) as Awaited<ReturnType<typeof testServer>>;

/** Kills the server with SIGKILL at a moment, and waits for what it leaves unanswered. */
export async function killDuring(
  run: ServerRun,
  sent: readonly Promise<unknown>[],
  moment: Promise<unknown>,
) {
  const over = sent.map((one) => one.catch(orBrokenOff));
  await moment;
  run.process.kill('SIGKILL');
  expect(await run.exited).toBeNull();
  await Promise.all(over);
}

/** How `fetch` rejects when its connection breaks. */
function orBrokenOff(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

/** Whatever is refused for now says so in words, and when to come again. */
export async function expectRefusal(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await answer.json()).message).toContain(API_MESSAGES.unavailable);
}

/** What a fault did: each number has to be 0. */
interface Damage {
  lost: number;
  doubled: number;
  orphans: number;
}

/** Prints a line for who runs `test:faults`, and holds the damage to nothing. */
export function judge(what: string, counted: string, damage: Damage): void {
  const { lost, doubled, orphans } = damage;
  tell(what, `${counted}; lost ${lost}, doubled ${doubled}, orphans ${orphans}`);
  expect(damage).toEqual({ lost: 0, doubled: 0, orphans: 0 });
}

/** Prints a line of `test:faults`; the suite stays silent. */
export function tell(what: string, line: string): void {
  if (process.env.FAULTS) process.stdout.write(`${what}: ${line}\n`);
}
