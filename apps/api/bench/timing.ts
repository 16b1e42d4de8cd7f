import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { openDatabase } from '../src/ground/db/database';
import { createLimiter } from '../src/ground/limits/limiter';
import { LIMITS } from '../src/ground/limits/limits';
import { deliverToFolder } from '../src/ground/mail/delivery';
import { createMailWorker } from '../src/ground/mail/worker';
import { hashPassword } from '../src/people/passwords/passwords';
import { createApp } from '../src/server/app';
import { listen } from '../src/server/listen';
import { LETTERS } from '../src/server/registry';
import { readSettings } from '../src/server/settings/settings';

/**
 * Does the time of an answer reveal whether an address has an account? Sends 200 known and 200 unknown addresses in random order
 * to login, recover, register and resend, over HTTP, with counted limits and written mails, as in production.
 */
const COUNT = 200;
const WARM_UP = 20;
const PASSWORD = 'una frase bien larga';

const folder = mkdtempSync(join(tmpdir(), 'doblaje-timing-'));
const db = await openDatabase({ kind: 'folder', folder: join(folder, 'db') });
const now = () => new Date();
const settings = readSettings({ DATA_DIR: folder });
const worker = createMailWorker({
  letters: LETTERS,
  db,
  now,
  deliver: deliverToFolder(join(folder, 'outbox')),
  identity: {
    brand: settings.BRAND,
    from: settings.MAIL_FROM,
    contact: [],
    publicUrl: () => 'http://portal.test',
  },
});
// Limits are counted as usual, but too high for the thousands of requests of this one caller.
const many = { attempts: 1_000_000, within: 3_600_000 };
const limits = { ...LIMITS };
for (const action of ['login', 'register', 'recover', 'resend-activation'] as const) {
  limits[action] = { address: many, account: many, pair: many };
}
const app = createApp({
  settings,
  services: {
    db,
    now,
    limiter: createLimiter({ db, now, proxies: 0, limits }),
    blobs: diskBlobs(join(folder, 'blobs')),
    reelMaxBytes: settings.REEL_MAX_BYTES,
    apiUrl: settings.API_URL,
    wakeMail: worker.wake,
    wakeSweeper: () => {},
    brand: 'Estudio de Doblaje',
    firstAdmin: undefined,
  },
  portalFolder: folder,
  shownOutbox: null,
});
const server = await listen(app, '127.0.0.1', 0);
await worker.start({ takeOver: true });

const password_hash = await hashPassword(PASSWORD);
const newAddress = (kind: string) => `${kind}-${randomBytes(6).toString('hex')}@correo.cl`;
const known = Array.from({ length: COUNT + WARM_UP }, () => newAddress('persona'));
const person = { first_name: 'Ana', last_name: 'Ruz' };
await db
  .insertInto('users')
  .values(
    known.map((email) => ({
      ...person,
      email,
      role: 'USER' as const,
      password_hash,
      activated_at: now(),
      created_at: now(),
      updated_at: now(),
    })),
  )
  .execute();

const ACTIONS: Record<string, { path: string; body: (email: string) => object }> = {
  login: { path: '/users/auth/login', body: (email) => ({ email, password: 'no es esta' }) },
  recover: { path: '/users/send-mail/resetpassword', body: (email) => ({ email }) },
  register: {
    path: '/users/auth/register',
    body: (email) => ({ ...person, email, password: PASSWORD, passwordConfirmation: PASSWORD }),
  },
  'resend-activation': { path: '/users/auth/resend-activation', body: (email) => ({ email }) },
};

async function timeOf(path: string, body: object): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return performance.now() - started;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const show = (value: number) => value.toFixed(2).padStart(8);

console.log(`${COUNT} each, milliseconds: mean ± standard deviation (median)`);
for (const [name, { path, body }] of Object.entries(ACTIONS)) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let index = 0; index < COUNT + WARM_UP; index++) {
    const pair: ['known' | 'unknown', string][] = [
      ['known', known[index] ?? ''],
      ['unknown', newAddress('nadie00')],
    ];
    if (Math.random() < 0.5) pair.reverse();
    for (const [kind, email] of pair) {
      const time = await timeOf(path, body(email));
      if (index >= WARM_UP) times[kind].push(time);
    }
  }
  const difference = mean(times.known) - mean(times.unknown);
  // Welch's test: the difference in standard errors. Chance alone gives less than 2 in 19 of 20 cases.
  const error = Math.hypot(
    deviation(times.known) / Math.sqrt(COUNT),
    deviation(times.unknown) / Math.sqrt(COUNT),
  );
  for (const kind of ['known', 'unknown'] as const) {
    const values = times[kind];
    console.log(
      `${name.padEnd(18)} ${kind.padEnd(8)} ${show(mean(values))} ± ${show(deviation(values))} (${show(median(values))})`,
    );
  }
  console.log(
    `${' '.repeat(18)} difference ${show(difference)}, ${(difference / error).toFixed(2)} standard errors`,
  );
}

await server.close();
await worker.stop();
await db.destroy();
