import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { installDebian } from '../../../scripts/debian';
import { freePort, listensOn } from './freePort';
import { engineFolder, ownerForRoot } from './owner';
import { ACCOUNT, PASSWORD, REGION, SERVERS, USER, writeSwiftFiles } from './swiftFiles';
import { untilReady, type Watched, watch } from './watched';

/** Debian's own Python has Debian's libraries; another one may come first on PATH. */
const PYTHON = '/usr/bin/python3';
const LIBRARY = '/usr/lib/python3/dist-packages/swift';
const CACHE = '/usr/bin/memcached';

/** What Debian's program of each server does. */
const RUN = `
import sys
from swift.common import utils, wsgi
utils.set_swift_dir(sys.argv[1])
sys.exit(wsgi.run_wsgi(sys.argv[1] + '/' + sys.argv[2] + '.conf', sys.argv[2] + '-server'))`;

/** Which disk holds what: a ring each, of 2⁴ parts with one copy on the only disk. */
const MAKE_RINGS = `
import sys
from swift.common.ring import RingBuilder
for kind, port in (word.split('=') for word in sys.argv[1:]):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1.0))
    builder.rebalance()
    builder.get_ring().save(kind + '.ring.gz')`;

/** OpenStack Swift behind its S3 front: an object store as it is run in production, here of one disk and one copy. */
export interface SwiftStore {
  /** Address of its S3 front. */
  endpoint: string;
  region: string;
  /** The credentials, by the names in the environment that the SDK reads. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  createBucket: (name: string) => Promise<void>;
  /** Kills all its processes. */
  crash: () => Promise<void>;
  /** Starts it again, with the same files, on the same address. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

function ensureSwift(): void {
  if ([PYTHON, LIBRARY, CACHE].every(existsSync)) return;
  if (!installDebian('python3-swift', 'memcached')) {
    throw new Error(
      'Swift is needed and could not be installed (Debian: apt-get install python3-swift memcached).',
    );
  }
}

/** @throws Error when it is missing and cannot be installed */
export async function startSwift(): Promise<SwiftStore> {
  ensureSwift();
  const owner = ownerForRoot();
  const folder = engineFolder('swift', owner);
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
    cache: await freePort(),
  };
  const user = execFileSync('id', ['-un', ...(owner ? [String(owner.uid)] : [])], { encoding: 'utf8' });
  for (const part of ['devices', 'devices/disk']) {
    mkdirSync(join(folder, part));
    if (owner) chownSync(join(folder, part), owner.uid, owner.gid);
  }
  writeSwiftFiles({ folder, user: user.trim(), ports });
  const env = { PYTHONDONTWRITEBYTECODE: '1' };
  const rings = (['account', 'container', 'object'] as const).map((kind) => `${kind}=${ports[kind]}`);
  execFileSync(PYTHON, ['-c', MAKE_RINGS, ...rings], { cwd: folder, env, ...owner, stdio: 'pipe' });

  const credentials = { AWS_ACCESS_KEY_ID: `${ACCOUNT}:${USER}`, AWS_SECRET_ACCESS_KEY: PASSWORD };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const client = new S3Client({
    endpoint,
    region: REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: `${ACCOUNT}:${USER}`, secretAccessKey: PASSWORD },
  });

  let engines: Watched[] = [];
  const start = async () => {
    const commands: [port: number, command: string[]][] = [
      [ports.cache, [CACHE, '-l', '127.0.0.1', '-p', String(ports.cache), '-U', '0', '-m', '16']],
      ...SERVERS.map((server): [number, string[]] => [ports[server], [PYTHON, '-c', RUN, folder, server]]),
    ];
    engines = commands.map(([, command]) => watch({ folder, command, owner, env }));
    // The proxy gets no request before all the others listen: it would leave them alone for a while.
    for (const [index, [port]] of commands.entries()) {
      await untilReady('Swift', engines[index] as Watched, () => listensOn(port));
    }
  };
  await start();
  return {
    endpoint,
    region: REGION,
    credentials,
    createBucket: async (name) => void (await client.send(new CreateBucketCommand({ Bucket: name }))),
    crash: async () => void (await Promise.all(engines.map((engine) => engine.tell('crash')))),
    start,
    remove: async () => {
      client.destroy();
      await Promise.all(engines.map((engine) => engine.tell('end')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
