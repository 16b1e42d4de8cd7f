import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { countedBlobs } from '../src/ground/blobs/countedBlobs';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { createSweeper } from '../src/ground/blobs/sweeper';
import { openDatabase } from '../src/ground/db/database';
import { createLimiter, NO_LIMITS } from '../src/ground/limits/limiter';
import type { LIMITS } from '../src/ground/limits/limits';
import type { Message } from '../src/ground/mail/compose';
import { contactOf } from '../src/ground/mail/contact';
import type { Deliver } from '../src/ground/mail/delivery';
import { createMailWorker } from '../src/ground/mail/worker';
import { after } from '../src/ground/time/time';
import { createApp } from '../src/server/app';
import { LETTERS } from '../src/server/registry';
import { readSettings } from '../src/server/settings/settings';
import { holdToOpenapi } from './openapiAnswers';
import { emptyStorage, removeStorage } from './testStorage';

type Limits = typeof LIMITS;

/** A valid password. */
export const PASSWORD = 'una frase bien larga';

/** Its hash, with the least work that argon2id allows: tests log in hundreds of times. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsIGRlIGxhcyBwcnVlYmFz$n6R3cbjVGYqd8p9hV20SeVSBEWuu3G9f4QKSNa8ipRs';

interface Options {
  /** `true` for the server's limits, or smaller ones that are reached sooner. @default false, because few tests need them */
  limits?: boolean | Limits;
  env?: Record<string, string>;
  portalFolder?: string;
  /** Milliseconds to wait for the paper of an order. @default two minutes, for slow machines */
  paperPatience?: number;
  /** Replaces the mail box, to test failing deliveries. */
  deliver?: Deliver;
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** The real app on an empty database ({@link emptyStorage}), with its own clock and mail box. */
export async function testServer({
  limits = false,
  env = {},
  portalFolder,
  deliver,
  paperPatience = 120_000,
}: Options = {}) {
  let time = new Date('2026-11-20T12:00:00Z');
  const now = () => time;
  const settings = readSettings(env);
  const storage = await emptyStorage();
  const db = await openDatabase(storage);
  const blobFolder = mkdtempSync(join(tmpdir(), 'doblaje-blobs-'));
  const blobs = countedBlobs(diskBlobs(blobFolder));
  const sweeper = createSweeper({ db, blobs, now });
  const messages: Message[] = [];
  const worker = createMailWorker({
    letters: LETTERS,
    db,
    now,
    // One mail at a time, because tests rely on their order.
    atOnce: 1,
    deliver: deliver ?? (async (message) => void messages.push(message)),
    identity: {
      brand: settings.BRAND,
      from: settings.MAIL_FROM,
      publicUrl: () => 'http://portal.test',
      contact: contactOf(settings),
    },
  });
  const app = createApp({
    settings,
    services: {
      db,
      now,
      limiter: limits
        ? createLimiter({
            db,
            now,
            proxies: settings.TRUST_PROXY,
            ...(limits !== true && { limits }),
          })
        : NO_LIMITS,
      blobs,
      paperPatience,
      wakeSweeper: sweeper.wake,
      reelMaxBytes: settings.REEL_MAX_BYTES,
      apiUrl: settings.API_URL,
      wakeMail: () => {},
      brand: settings.BRAND,
      firstAdmin: settings.ADMIN_EMAIL,
    },
    portalFolder: portalFolder ?? join(mkdtempSync(join(tmpdir(), 'doblaje-')), 'none'),
    shownOutbox: null,
    checkResponses: true,
  });

  /** Sends one request, with JSON unless the headers say otherwise. */
  async function call(
    method: string,
    path: string,
    body?: unknown,
    { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
  ) {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    // Bodies of files are not checked here.
    const json = isJson ? JSON.parse(text) : undefined;
    const held = isJson ? holdToOpenapi(method, path, response.status, json) : undefined;
    return { status: response.status, headers: response.headers, body: json, held };
  }

  async function createUser(
    email: string,
    {
      role = 'USER' as 'USER' | 'ADMIN',
      isActive = true,
      rut = null as string | null,
      passwordHash = QUICK_HASH,
    } = {},
  ) {
    return db
      .insertInto('users')
      .values({
        email,
        first_name: 'Antonia',
        last_name: 'Millaquén Rojas',
        role,
        rut,
        password_hash: passwordHash,
        activated_at: isActive ? now() : null,
        created_at: now(),
        updated_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  const logIn = (email: string, password = PASSWORD) =>
    call('POST', '/users/auth/login', { email, password });

  return {
    app,
    db,
    /** The database, for tests that open a second connection. */
    storage,
    blobs,
    /** Names of the files in the store, including unfinished ones. */
    storedFiles: () =>
      readdirSync(blobFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    worker,
    /** Waits until the sweeper has removed discarded files. */
    swept: () => sweeper.run(),
    call,
    createUser,
    logIn,
    /** Logs in and returns the token. */
    tokenFor: async (email: string): Promise<string> => (await logIn(email)).body.accessToken,
    now,
    wait: (milliseconds: number) => {
      time = after(time, milliseconds);
    },
    /** Delivers the mails that are due and returns them. */
    mails: async (): Promise<Email[]> => {
      await worker.runDue();
      return Promise.all(messages.splice(0).map(({ raw }) => PostalMime.parse(raw)));
    },
    close: async () => {
      await sweeper.stop();
      await db.destroy();
      await removeStorage(storage);
      rmSync(blobFolder, { recursive: true, force: true });
    },
  };
}

/** Pages that links in mails lead to. */
type LinkPath = 'activate' | 'change-password' | 'confirm-email' | 'stop-email';

/** The secret at the end of a mail's link to this page. */
export function tokenIn(mail: Email | undefined, path: LinkPath): string {
  const match = new RegExp(`/auth/${path}/([\\w-]+)`).exec(mail?.text ?? '');
  if (!match?.[1]) throw new Error(`No link to /auth/${path} in the mail ${JSON.stringify(mail?.subject)}`);
  return match[1];
}
