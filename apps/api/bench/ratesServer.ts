import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { newBlobKey, oneChunk } from '../src/ground/blobs/blobs';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { openDatabase } from '../src/ground/db/database';
import { configureLog } from '../src/ground/log/logger';
import { startSession } from '../src/people/access/sessions';
import { listen } from '../src/server/listen';
import { benchApp, benchPerson } from './benchApp';

/** A request, and what the API did for it. */
export interface Recorded {
  name: 'me' | 'list' | 'file';
  /** What is asked for, in words. */
  title: string;
  path: string;
  /** In the order in which they ran. */
  statements: { name?: string; text: string; values: unknown[] }[];
  headers: Record<string, string>;
  /** The answer, or the file that it was read from. */
  body: { text: string } | { file: string };
}

/** What a process tells its parent once it listens. */
export interface Listening {
  port: number;
  token: string;
  recorded: Recorded[];
}

/**
 * A server for bench/rates.ts on a PostgreSQL database. Arguments: its address, the folder of files, and what to be: `first` makes a person
 * with documents and records what the API does for them, `second` is the API alone, `bare` does what was recorded without it.
 */
const [url = '', folder = '', be = 'first', given = '[]'] = process.argv.slice(2);
const SIZE = 115 * 1024;
const DOCUMENTS = 60;

/** As many connections as the server has. */
const CONNECTIONS = 10;

function bareServer(recorded: readonly Recorded[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const server = createServer(async (request, response) => {
    const asked = recorded.find(({ path }) => path === request.url);
    if (!asked) return response.writeHead(404).end();
    for (const statement of asked.statements) await pool.query(statement);
    response.writeHead(200, asked.headers);
    if ('text' in asked.body) response.end(asked.body.text);
    else createReadStream(asked.body.file).pipe(response);
  });
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  );
}

async function apiServer(): Promise<Listening> {
  configureLog({ level: 'info', format: 'json' });
  const db = await openDatabase({ kind: 'postgres', url });
  const blobs = diskBlobs(folder);
  const app = benchApp(folder, { db, blobs });
  const { port } = await listen(app, '127.0.0.1', 0);
  if (be === 'second') return { port, token: '', recorded: [] };
  const now = new Date();
  const { id } = await db
    .insertInto('users')
    .values(benchPerson('USER'))
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = (await startSession(db, id, '', now, '')) ?? '';
  const key = newBlobKey();
  await blobs.write(key, oneChunk(new Uint8Array(SIZE).fill(7)), SIZE);
  const documents = await db
    .insertInto('documents')
    .values(
      Array.from({ length: DOCUMENTS }, (_, n) => ({
        ...{ user_id: id, kind: 'script' as const, title: `Guion ${n}`, project: null, state: null },
        ...{ date: '2026-11-20', file_name: `Guion ${n}.pdf`, size: SIZE, created_at: now, updated_at: now },
        key: n === 0 ? key : newBlobKey(),
      })),
    )
    .returning('id')
    .execute();
  const record = async (
    { name, title }: Pick<Recorded, 'name' | 'title'>,
    path: string,
  ): Promise<Recorded> => {
    const ask = () =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      });
    // What is done once (the session's last use, a first reading) is no part of a usual request.
    await (await ask()).arrayBuffer();
    const statements: Recorded['statements'] = [];
    const { query } = pg.Client.prototype;
    pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
      const [config, values] = args as unknown as [string | pg.QueryConfig, unknown[] | undefined];
      const said = typeof config === 'string' ? { text: config, values } : config;
      statements.push({
        ...('name' in said && { name: said.name }),
        text: said.text,
        values: [...(said.values ?? values ?? [])],
      });
      return Reflect.apply(query, this, args);
    } as typeof query;
    const answer = await ask();
    pg.Client.prototype.query = query;
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)),
    );
    headers['content-length'] = `${Buffer.byteLength(text)}`;
    delete headers['transfer-encoding'];
    return {
      ...{ name, title, path, statements, headers },
      body: name === 'file' ? { file: join(folder, key.slice(0, 2), key) } : { text },
    };
  };
  return {
    ...{ port, token },
    recorded: [
      await record({ name: 'me', title: 'users/me' }, '/api/users/me'),
      await record({ name: 'list', title: 'a list: 20 of 60 own documents' }, '/api/documents?size=20'),
      await record({ name: 'file', title: 'a file of 115 KB' }, `/api/documents/${documents[0]?.id}/file`),
    ],
  };
}

process.once('disconnect', () => process.exit(0));
process.send?.(
  be === 'bare' ? { port: await bareServer(JSON.parse(given)), token: '', recorded: [] } : await apiServer(),
);
