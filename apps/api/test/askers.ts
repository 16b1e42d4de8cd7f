import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../src/server/listen';
import { createPools } from './fuzz/pools';
import { createClient } from './fuzz/send';
import { type StudioOfTwo, studioOfTwo } from './studioOfTwo';
import { PASSWORD, testServer } from './testServer';
import { plain, rowsOf } from './textsOf';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Who asks: nobody, a person with data, a person without any, ADMIN. */
export const ROLES = ['anonymous', 'USER', 'other USER', 'ADMIN'] as const;

/** @see ROLES */
export type Asker = (typeof ROLES)[number];

/**
 * Public forms write mails and links for whoever is named in them. History is found by numbers that rows of another kind may have too:
 * what it tells of is in the rows themselves.
 */
const NOT_COMPARED = ['mails', 'links', 'audit'];

/** Texts of a person that nobody else can know: neither their name, address nor RUT, which a request may carry. */
function unknown({ own, other, secret }: StudioOfTwo): Map<string, string> {
  const known = [own, other]
    .flatMap(({ word, email, rut }) => [word, email, rut, `otro.${email}`])
    .map(plain);
  const isTheirs = (text: string) => text.includes(plain(other.word)) && !known.includes(text);
  return new Map([...secret].filter(([text]) => isTheirs(text)));
}

/** The rows of a person, one text each. */
async function rowTexts(server: TestServer, id: string): Promise<Set<string>> {
  const rows = [...(await rowsOf(server.db, id))].filter(([table]) => !NOT_COMPARED.includes(table));
  return new Set(rows.flatMap(([table, held]) => held.map((row) => `${table} ${JSON.stringify(row)}`)));
}

/** A studio of two people behind a listening server, and the sessions of those who ask. */
export async function createCast() {
  // The portal, which addresses outside of the API lead to.
  const portalFolder = mkdtempSync(join(tmpdir(), 'doblaje-portal-'));
  writeFileSync(
    join(portalFolder, 'index.html'),
    '<!doctype html><script type="application/json" id="config"></script><p>Hola</p>',
  );
  const server = await testServer({ portalFolder });
  const studio = await studioOfTwo(server);
  // Only their person knows the password: nobody who asks logs in as the one whose rows must stay as they are.
  await server.db.updateTable('users').set({ password_hash: '' }).where('id', '=', studio.other.id).execute();
  const stranger = { id: '', email: 'sin.datos@correo.cl' };
  stranger.id = (await server.createUser(stranger.email)).id;
  const askers = { USER: studio.own, 'other USER': stranger, ADMIN: studio.admin };
  const before = await rowTexts(server, studio.other.id);
  const listening = await listen(server.app, '127.0.0.1', 0);
  const client = createClient(listening.port);
  const tokens = new Map<Asker, string>();
  /** Whose session the last request may have ended. */
  const doubted = new Set<Asker>();

  /** Gives an account back what a request has taken from it: its password, its role, its state. */
  async function restore(
    { id, email }: { id: string; email: string },
    role: 'USER' | 'ADMIN',
  ): Promise<void> {
    const model = await server.createUser('modelo@correo.cl');
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', model.id)
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom('users').where('id', '=', model.id).execute();
    await server.db
      .updateTable('users')
      .set({ email, role, password_hash, activated_at: server.now(), deactivated_at: null })
      .where('id', '=', id)
      .execute();
  }

  async function tokenOf(asker: Asker): Promise<string | undefined> {
    if (asker === 'anonymous') return undefined;
    const held = tokens.get(asker);
    if (held && !doubted.delete(asker)) return held;
    const session = held && (await server.call('GET', '/users/auth/session', undefined, { token: held }));
    if (session && session.status === 200) return held;
    const person = askers[asker];
    const token = (await server.logIn(person.email, PASSWORD)).body.accessToken;
    if (token) {
      tokens.set(asker, token);
      return token;
    }
    const isThere = await server.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', person.id)
      .executeTakeFirst();
    // Who erased their data comes back without any.
    if (!isThere) person.id = (await server.createUser(person.email)).id;
    else await restore(person, asker === 'ADMIN' ? 'ADMIN' : 'USER');
    return tokenOf(asker);
  }

  return {
    ...{ server, client, tokenOf, askers },
    doubt: (asker: Asker) => void doubted.add(asker),
    pools: createPools(server),
    secret: unknown(studio),
    /** The rows of the other person that there are no more, or that are new. */
    changed: async () => {
      const after = await rowTexts(server, studio.other.id);
      return [
        ...[...before].filter((row) => !after.has(row)).map((row) => `gone: ${row}`),
        ...[...after].filter((row) => !before.has(row)).map((row) => `new: ${row}`),
      ];
    },
    close: async () => {
      client.close();
      await listening.close();
      await server.close();
      rmSync(portalFolder, { recursive: true });
    },
  };
}
