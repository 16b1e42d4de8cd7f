import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ensureNginx, makeCertificate } from '../engines/nginx';
import { startPgBouncer } from '../engines/pgBouncer';

// deploy/compose.yaml, where no container engine runs: what it gives to programs that are here is given to them.

const DEPLOY = join(import.meta.dirname, '../../../deploy');
const COMPOSE = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');

/** The lines of a service. */
function linesOf(service: string): string {
  const [, lines] = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n)+)`, 'm').exec(COMPOSE) ?? [];
  if (lines === undefined) throw new Error(`compose.yaml has no ${service}.`);
  return lines;
}

/**
 * Gives nginx what its container has: names of the servers, secrets, a folder to write to. $0 has them, $1 is the user, $2 is deploy/nginx.
 * Within this shell's mounts only.
 */
const NGINX = `
set -e
mount --bind "$0/hosts" /etc/hosts
mount -t tmpfs tmpfs /run
mkdir /run/secrets
install -d -o "$1" -g "$1" -m 0700 /run/nginx
install -o "$1" -m 0400 "$0/certificate.pem" /run/secrets/tls_certificate
install -o "$1" -m 0400 "$0/key.pem" /run/secrets/tls_key
mount --bind "$2" /mnt
exec setpriv --reuid "$1" --regid "$1" --clear-groups --no-new-privs --bounding-set=-all \
  nginx -p /run/nginx -c /mnt/nginx.conf -t >"$0/said" 2>&1`;

test('nginx takes its configuration with the names, secrets and user of compose.yaml', () => {
  ensureNginx();
  const user = /^ {4}user: "(\d+):\1"$/m.exec(linesOf('proxy'))?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  makeCertificate(folder);
  writeFileSync(join(folder, 'said'), '');
  chownSync(join(folder, 'said'), Number(user), Number(user));
  const judged = (hosts: string) => {
    writeFileSync(join(folder, 'hosts'), hosts);
    const words = ['--mount', '--propagation', 'private', '/bin/sh', '-c', NGINX, folder, user];
    const { status, stderr } = spawnSync('unshare', [...words, join(DEPLOY, 'nginx')], { encoding: 'utf8' });
    return { status, said: `${stderr}${readFileSync(join(folder, 'said'), 'utf8')}` };
  };
  const names = Array.from(COMPOSE.matchAll(/^ {2}(api-\d):$/gm), ([, name]) => name);
  expect(names).toEqual(['api-1', 'api-2']);
  expect(judged(names.map((name) => `127.0.0.1 ${name}\n`).join(''))).toEqual({
    status: 0,
    said: expect.stringContaining('test is successful'),
  });
  // It is these names that it looks for.
  expect(judged('127.0.0.1 api-1\n')).toEqual({
    status: 1,
    said: expect.stringContaining('host not found in upstream "api-2:3000"'),
  });
});

/** Settings that lead to the container's own network; all others are PgBouncer's own names in capitals. */
const PLACE = /^(DB_.*|LISTEN_PORT|AUTH_TYPE)$/;

test('PgBouncer takes its settings of compose.yaml', async () => {
  const given = Array.from(linesOf('pooler').matchAll(/^ {6}([A-Z_]+): "?([\w${}:?-]+)"?$/gm), (found) =>
    found.slice(1, 3),
  );
  const own = given
    .filter(([name = '']) => !PLACE.test(name))
    .map(([name = '', value = '']) => [name.toLowerCase(), value]);
  const settings: Record<string, string> = Object.fromEntries(own);
  expect(Object.keys(settings)).toHaveLength(6);
  // Nothing is asked of the server behind.
  const bouncer = await startPgBouncer({ to: 1, settings });
  onTestFinished(bouncer.remove);
  const client = new Client({ connectionString: bouncer.urlOf('pgbouncer') });
  await client.connect();
  const { rows } = await client.query('SHOW CONFIG');
  await client.end();
  const taken = new Map(rows.map(({ key, value }) => [key, value]));
  expect(Object.fromEntries(own.map(([name]) => [name, taken.get(name)]))).toEqual(settings);
  await expect(startPgBouncer({ to: 1, settings: { query_wait_time: '5' } })).rejects.toThrow(
    'instead of starting',
  );
});
