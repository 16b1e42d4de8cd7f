import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/ground/db/database';
import {
  addressOf,
  bundledCli,
  bundleServer,
  newDataFolder,
  removeBundle,
  runServer,
  SHORT_LIVED,
  usedDataFolder,
} from './serverProcess';

// The command as an operator runs it: a process with the server's settings.

beforeAll(bundleServer);
afterAll(removeBundle);

/** Runs the command to its end. */
function doblaje(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SHORT_LIVED, bundledCli(), ...args], {
    ...{ env, cwd: tmpdir(), encoding: 'utf8' },
  });
  return { status, stdout, stderr };
}

const PORTAL_DIR = mkdtempSync(join(tmpdir(), 'doblaje-portal-'));
writeFileSync(
  join(PORTAL_DIR, 'index.html'),
  '<html><head><script type="application/json" id="config">{}</script></head></html>',
);

test('without a command it tells all of them; a wrong one is told with the way to write it', () => {
  const help = doblaje({});
  expect(help).toMatchObject({ status: 2, stderr: '' });
  for (const name of [
    'doctor',
    'migrate',
    'admin:create',
    'admin:reset',
    'mail:retry',
    'purge',
    'export:person',
  ])
    expect(help.stdout).toContain(`\n  ${name}`);
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const usages = help.stdout.split('\n').flatMap((line) => /^ {2}(.+?) {2}/.exec(line)?.[1] ?? []);
  expect(usages).toHaveLength(11);
  for (const usage of usages) expect(readme).toContain(`| \`${usage}\` `);
  expect(doblaje({}, '--help').status).toBe(0);
  expect(doblaje({}, 'borrar')).toMatchObject({ status: 2, stdout: '' });
  expect(doblaje({}, 'admin:reset').stderr).toBe('Uso: doblaje admin:reset CORREO [--link]\n');
  expect(doblaje({}, 'doctor', '--forzar').stderr).toContain('Hay una opción que no existe.');
  expect(doblaje({ PORT: 'x' }, 'doctor')).toMatchObject({ status: 1, stderr: /^PORT: / });
});

test('an ADMIN is made before the first start, and the link is shown on request only', () => {
  const DATA_DIR = newDataFolder();
  const env = { DATA_DIR, PUBLIC_URL: 'https://portal.test' };
  const wrong = doblaje(env, 'admin:create', 'rocio', 'Rocío', '');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr.trim().split('\n')).toHaveLength(2);
  const mailed = doblaje(env, 'admin:create', 'rocio@estudio.cl', 'Rocío', 'Ñancupil');
  expect(mailed).toMatchObject({ status: 0, stderr: '' });
  expect(mailed.stdout).not.toContain('http');
  const shown = doblaje(env, 'admin:reset', 'Rocio@estudio.cl', '--link');
  expect(shown.stdout).toMatch(/\nhttps:\/\/portal\.test\/auth\/change-password\/[\w-]{43}\n$/);
  expect(doblaje(env, 'admin:reset', 'nadie@estudio.cl')).toMatchObject({
    ...{ status: 1, stderr: 'No hay ninguna cuenta con ese correo.\n' },
  });
});

test('a person’s data are saved in a file of this user alone, and never over another', async () => {
  const DATA_DIR = await usedDataFolder();
  const path = join(newDataFolder(), 'actriz.zip');
  const args = ['export:person', 'actriz@doblaje.test', path] as const;
  expect(doblaje({ DATA_DIR }, ...args)).toMatchObject({ status: 0, stderr: '' });
  const files = Object.keys(unzipSync(readFileSync(path)));
  expect(files).toContain('mis-datos.json');
  expect(files.length).toBeGreaterThan(20);
  expect(doblaje({ DATA_DIR }, ...args)).toMatchObject({ status: 2, stderr: `${path} ya existe.\n` });
});

test('a purge tells what would go and leaves it; the real one removes it', async () => {
  const DATA_DIR = await usedDataFolder();
  const db = await openDatabase({ kind: 'folder', folder: join(DATA_DIR, 'db') });
  await sql`
    insert into mails (kind, address, is_urgent, created_at, due_at, done_at)
      select 'reset', 'alguien@correo.cl', true, day, day, day from (values (now() - interval '1 year')) as old (day)
  `.execute(db);
  await db.destroy();
  expect(doblaje({ DATA_DIR }, 'purge', '--dry-run').stdout).toBe('se borrarían 1 de mails\n');
  expect(doblaje({ DATA_DIR }, 'purge').stdout).toBe('borradas 1 de mails\n');
  expect(doblaje({ DATA_DIR }, 'purge').stdout).toBe('No hay nada vencido.\n');
  expect(doblaje({ DATA_DIR }, 'mail:retry').stdout).toBe('No hay correos sin entregar.\n');
  expect(doblaje({ DATA_DIR }, 'migrate').stdout).toMatch(
    /^Las tablas están al día: \d+ cambios, el último 20/,
  );
});

test('a backup of one installation becomes another one', async () => {
  const folder = newDataFolder();
  const [secret, path] = [join(folder, 'clave'), join(folder, 'respaldo')];
  const key = doblaje({}, 'backup:key', secret);
  expect(key.stdout).toMatch(/^age1\w+\n$/);
  expect(doblaje({}, 'backup:key', secret)).toMatchObject({ status: 1, stderr: `${secret} ya existe.\n` });
  const env = { DATA_DIR: await usedDataFolder(), BACKUP_KEY: key.stdout.trim() };
  const said = doblaje(env, 'backup', path);
  expect(said).toMatchObject({ status: 0, stderr: '' });
  const what = /: (\d+ filas y \d+ archivos)\.\n$/.exec(said.stdout)?.[1];

  const DATA_DIR = newDataFolder();
  expect(doblaje({ DATA_DIR }, 'restore', path).stderr).toContain('está cifrado');
  const restored = doblaje({ DATA_DIR }, 'restore', path, '--key', secret);
  expect(restored).toMatchObject({ status: 0, stderr: '', stdout: `Restaurado: ${what}.\n` });
  const run = runServer({ PORT: '0', DATA_DIR, DEMO: '1' });
  const address = await addressOf(run);
  const login = await fetch(`${address}/api/users/auth/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'actriz@doblaje.test', password: 'Doblaje-2026' }),
  });
  expect(login.status).toBe(200);
  run.process.kill('SIGTERM');
  await run.exited;
});

test('the doctor finds an installation well, and names what is wrong', async () => {
  const DATA_DIR = await usedDataFolder();
  const well = doblaje({ DATA_DIR, PORTAL_DIR }, 'doctor');
  expect(well.status).toBe(0);
  expect(well.stdout).not.toContain('MAL');
  for (const part of [
    'Ajustes',
    'Node',
    'Disco',
    'Portal',
    'Base de datos',
    'Reloj',
    'Cola de correos',
    'Archivos',
  ])
    expect(well.stdout).toMatch(new RegExp(`^bien {3}${part} `, 'm'));
  // Nothing that it tried the store with stays.
  expect(existsSync(join(DATA_DIR, 'outbox', '.doctor'))).toBe(false);

  const env = {
    SMTP_URL: 'smtp://quien:secreto@127.0.0.1:1',
    DATABASE_URL: 'postgres://quien:secreto@127.0.0.1:1/x',
  };
  const ill = doblaje(
    { DATA_DIR: newDataFolder(), PUBLIC_URL: 'https://127.0.0.1:1', PORTAL_DIR, ...env },
    'doctor',
  );
  expect(ill.status).toBe(1);
  for (const part of ['Correo', 'Certificado', 'Base de datos'])
    expect(ill.stdout).toMatch(new RegExp(`^MAL {4}${part} `, 'm'));
  expect(ill.stdout + ill.stderr).not.toMatch(/quien|secreto/);
});
