import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/ground/db/database';
import { addressOf, bundleServer, newDataFolder, removeBundle, runServer } from './serverProcess';
import { tokenIn } from './testServer';

beforeAll(bundleServer);
afterAll(removeBundle);

const PASSWORD = 'una frase bien larga';
const ROUNDS = 10;

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function mailsIn(dataFolder: string): Promise<Email[]> {
  const folder = join(dataFolder, 'outbox');
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

test('killed ten times in the middle of registrations: every answered one is stored and mailed once', async () => {
  const DATA_DIR = newDataFolder();
  const env = { PORT: '0', DATA_DIR, DEMO: '1', RATE_LIMITS: 'off' };
  const answered: string[] = [];
  const attempted: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const run = runServer(env);
    const address = await addressOf(run);
    const registerOn = async (line: number) => {
      for (let index = 0; ; index++) {
        const email = `p${round}-${line}-${index}@correo.cl`;
        attempted.push(email);
        const person = { first_name: 'Ana', last_name: 'Ruz', email };
        try {
          const answer = await post(address, '/users/auth/register', {
            ...person,
            password: PASSWORD,
            passwordConfirmation: PASSWORD,
          });
          if (answer.status === 202) answered.push(email);
        } catch {
          return;
        }
      }
    };
    const lines = [registerOn(0), registerOn(1), registerOn(2)];
    // Each round kills the server at another moment: while it hashes, writes, or sends mails.
    await new Promise((resolve) => setTimeout(resolve, 150 + round * 90));
    // On a busy machine the first answers take longer than that.
    while (answered.length < 2 * (round + 1)) await new Promise((resolve) => setTimeout(resolve, 5));
    run.process.kill('SIGKILL');
    expect(await run.exited).toBeNull();
    await Promise.all(lines);
  }
  expect(answered.length).toBeGreaterThan(ROUNDS);

  // The API does not say which addresses are registered, so the test reads the database while the server is down.
  const db = await openDatabase({ kind: 'folder', folder: join(DATA_DIR, 'db') });
  // The demo also has people who never activated their accounts.
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('activated_at', 'is', null)
    .where('email', 'not like', '%@doblaje.test')
    .execute();
  await db.destroy();
  const registered = rows.map(({ email }) => email);
  expect(registered).toEqual(expect.arrayContaining(answered));
  expect(attempted).toEqual(expect.arrayContaining(registered));

  const run = runServer(env);
  const address = await addressOf(run);

  // The demo's orders cause mails of their own.
  const written = async () =>
    (await mailsIn(DATA_DIR)).filter(({ to }) => !to?.[0]?.address?.endsWith('@doblaje.test'));
  await vi.waitFor(async () => expect(await written()).toHaveLength(registered.length), {
    timeout: 60_000,
    interval: 250,
  });
  const mails = await written();
  // Exactly one mail for each account.
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(registered.sort());
  for (const mail of mails) {
    const { status } = await post(address, '/users/auth/activate', { token: tokenIn(mail, 'activate') });
    expect(status).toBe(200);
  }
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  expect(readdirSync(join(DATA_DIR, 'outbox')).filter((name) => !name.endsWith('.eml'))).toEqual([]);
});
