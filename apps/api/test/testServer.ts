import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { createApp } from '../src/app';
import { diskBlobs } from '../src/blobs/diskBlobs';
import { createSweeper } from '../src/blobs/sweeper';
import { contactOf } from '../src/contact';
import { openDatabase } from '../src/db/database';
import { createLimiter, NO_LIMITS } from '../src/limits/limiter';
import type { LIMITS } from '../src/limits/limits';
import type { Message } from '../src/mail/compose';
import type { Deliver } from '../src/mail/delivery';
import { createMailWorker } from '../src/mail/worker';
import { readSettings } from '../src/settings';
import { after } from '../src/time';
import { holdToOpenapi } from './openapiAnswers';
import { emptyStorage, removeStorage } from './testStorage';

type Limits = typeof LIMITS;

/** A password that no rule objects to. */
export const PASSWORD = 'una frase bien larga';

/** Its hash, made with as little work as argon2id allows: people of tests log in hundreds of times. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsIGRlIGxhcyBwcnVlYmFz$n6R3cbjVGYqd8p9hV20SeVSBEWuu3G9f4QKSNa8ipRs';

interface Options {
  /** Those of the server, or smaller ones that are reached sooner. @default false: only tests about limits want them. */
  limits?: boolean | Limits;
  env?: Record<string, string>;
  portalFolder?: string;
  /** Milliseconds that the paper of an order is waited for. @default two minutes: however slow the machine */
  paperPatience?: number;
  /** Replaces keeping the mails, to see what happens when delivery fails. */
  deliver?: Deliver;
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** The real app on an empty database ({@link emptyStorage}), with a clock and a mail box of its own. */
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
  const blobs = diskBlobs(blobFolder);
  const sweeper = createSweeper({ db, blobs, now });
  const messages: Message[] = [];
  const worker = createMailWorker({
    db,
    now,
    // One after the other: tests name mails by their order.
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

  /** One request of a person, of JSON unless its headers say otherwise. */
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
    // Of a file only that it came is looked at here.
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
    /** Where its data is: what another connection to it needs. */
    storage,
    blobs,
    /** The files of the store, those that are not finished included. */
    storedFiles: () =>
      readdirSync(blobFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    worker,
    /** Waits until what is of no use is removed. */
    swept: () => sweeper.run(),
    call,
    createUser,
    logIn,
    /** The token of a new session. */
    tokenFor: async (email: string): Promise<string> => (await logIn(email)).body.accessToken,
    now,
    wait: (milliseconds: number) => {
      time = after(time, milliseconds);
    },
    /** Delivers what is due and returns it. */
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

/** Where links of mails lead. */
type LinkPath = 'activate' | 'change-password' | 'confirm-email' | 'stop-email';

/** The secret at the end of the one link of that kind in a mail. */
export function tokenIn(mail: Email | undefined, path: LinkPath): string {
  const match = new RegExp(`/auth/${path}/([\\w-]+)`).exec(mail?.text ?? '');
  if (!match?.[1]) throw new Error(`No link to /auth/${path} in the mail ${JSON.stringify(mail?.subject)}`);
  return match[1];
}
