/** Builds the image of deploy/Dockerfile and tries it as a container engine runs it: `pnpm test:image`. Minutes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { traceReceiver } from '../apps/api/test/traceReceiver.ts';
import { type BuiltImage, buildImage } from './image/build.ts';
import { type Running, runInImage } from './image/container.ts';

const ENV = {
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'https://portal.test',
  BRAND: 'Estudio de la imagen',
};

/** The address that the server tells. */
async function addressOf(server: Running): Promise<string> {
  for (;;) {
    const address = /escuchando en (\S+)\n/.exec(server.said())?.[1];
    if (address) return address;
    assert.equal(server.process.exitCode, null, server.said());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The server of the image, once it listens. */
async function startServer(image: BuiltImage, data: string, env = {}) {
  const { config } = image;
  const server = runInImage(image, data, config.Cmd, { ...ENV, ...env });
  const address = await addressOf(server);
  const stop = async () => {
    server.process.kill(config.StopSignal as NodeJS.Signals);
    assert.equal(await server.over, 0, server.said());
  };
  return { address, said: server.said, stop };
}

async function run(image: BuiltImage, data: string, command: string[], env = {}) {
  const running = runInImage(image, data, command, { ...ENV, ...env });
  return { code: await running.over, said: running.said() };
}

const CHECKS: Record<string, (image: BuiltImage, data: string) => Promise<void>> = {
  'it runs as a user of its own, told by number, and names its volume': async ({ config }) => {
    assert.match(config.User, /^[1-9]\d+:[1-9]\d+$/);
    assert.deepEqual(Object.keys(config.Volumes), ['/data']);
    assert.equal(config.StopSignal, 'SIGTERM');
  },
  'it has what is built, and neither sources nor settings nor tools of the build': async ({ root }) => {
    assert.deepEqual(readdirSync(join(root, 'app/apps/api')).sort(), [
      'assets',
      'dist',
      'node_modules',
      'package.json',
    ]);
    assert.deepEqual(readdirSync(join(root, 'app/apps/portal')), ['dist']);
    const packages = readdirSync(join(root, 'app/node_modules/.pnpm')).join('\n');
    assert.match(packages, /^pg@/m);
    assert.doesNotMatch(packages, /^(vitest|vite|typescript|tsup|storybook)@/m);
  },
  'nothing but the volume belongs to that user, and nothing else can be written to': async (image, data) => {
    const { root, config } = image;
    const [uid = ''] = config.User.split(':');
    const open = ['-perm', '-o+w', '-not', '-type', 'l', '-not', '-type', 'c', '-not', '-perm', '-1000'];
    const found = execFileSync('find', [root, '-xdev', '(', '-uid', uid, '-o', ...open, ')'], {
      encoding: 'utf8',
    });
    assert.equal(found, `${root}/data\n`);
    const { code } = await run(image, data, ['sh', '-c', 'touch /app/x || touch /tmp/x || touch /x']);
    assert.notEqual(code, 0, 'the root can be written to');
  },
  'demo accounts are refused': async (image, data) => {
    const { code, said } = await run(image, data, image.config.Cmd, { DEMO: '1' });
    assert.equal(code, 1);
    assert.match(said, /^DEMO: /);
  },
  'it starts, answers, is found healthy and stops in order': async (image, data) => {
    const { address, stop } = await startServer(image, data);
    for (const path of ['/api/health', '/api/ready', '/login', '/onboarding']) {
      const answer = await fetch(address + path);
      assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
      if (!path.startsWith('/api')) assert.match(await answer.text(), /Estudio de la imagen/);
    }
    const [, ...probe] = image.config.Healthcheck.Test;
    const at = (PORT: string) => run(image, data, probe, { PORT });
    assert.deepEqual(await at(new URL(address).port), { code: 0, said: '' });
    assert.equal((await at('1')).code, 1);
    await stop();
    assert.equal(statSync(join(data, 'db')).mode & 0o077, 0);
  },
  'its command works without a server: doctor': async (image, data) => {
    const doctor = await run(image, data, ['doblaje', 'doctor'], { PUBLIC_URL: '' });
    assert.equal(doctor.code, 0, doctor.said);
  },
  'its command works beside a server, through the socket in the volume: doctor, an ADMIN, a backup': async (
    image,
    data,
  ) => {
    const { stop } = await startServer(image, data);
    assert(lstatSync(join(data, 'console.sock')).isSocket());
    const doctor = await run(image, data, ['doblaje', 'doctor'], { PUBLIC_URL: '' });
    assert.equal(doctor.code, 0, doctor.said);
    const admin = ['admin:create', 'rocio@estudio.cl', 'Rocío', 'Ñancupil', '--link'];
    assert.match(
      (await run(image, data, ['doblaje', ...admin])).said,
      /https:\/\/portal\.test\/auth\/change-password\//,
    );
    assert.match((await run(image, data, ['doblaje', 'backup', '/data/respaldo'])).said, /^Guardado en /);
    await stop();
    assert(!existsSync(join(data, 'console.sock')), 'the socket outlives its server');
  },
  'what is left there moves to a new place, and the server starts on it': async (image, data) => {
    const settings = 'DATA_DIR=/data/nuevo\n';
    writeFileSync(join(data, 'ajustes'), settings);
    const moved = await run(image, data, ['doblaje', 'move', '/data/ajustes']);
    assert.equal(moved.code, 0, moved.said);
    const { stop } = await startServer(image, data, { DATA_DIR: '/data/nuevo' });
    await stop();
    const people = await run(image, data, ['doblaje', 'admin:reset', 'rocio@estudio.cl', '--link'], {
      DATA_DIR: '/data/nuevo',
    });
    assert.equal(people.code, 0, people.said);
  },
  'a collector gets traces by both protocols': async (image, data) => {
    for (const protocol of ['http/protobuf', 'http/json']) {
      const collector = await traceReceiver();
      const { address, said, stop } = await startServer(image, data, {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
      });
      await fetch(`${address}/api/projects`);
      await stop();
      await collector.close();
      assert.deepEqual([...new Set(collector.requests.map(({ path }) => path))], ['/v1/traces'], said());
      assert.match(collector.text(), /\/api\/projects/);
    }
  },
};

const data = mkdtempSync(join(tmpdir(), 'doblaje-volume-'));
const started = performance.now();
const image = await buildImage();
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
try {
  const [uid, gid] = image.config.User.split(':').map(Number);
  chownSync(data, uid ?? 0, gid ?? 0);
  for (const [name, check] of Object.entries(CHECKS)) {
    await check(image, data);
    console.log(`ok  ${name}`);
  }
} finally {
  image.remove();
  rmSync(data, { recursive: true, force: true });
}
