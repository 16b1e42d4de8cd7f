import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { installDebian } from '../debian.ts';
import { must } from '../run.ts';

/** A base made here: kept, because making it takes two minutes. */
const CACHE = join(ROOT, 'node_modules/.cache/doblaje/image-base');
const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin';
const BASE = 'localhost/doblaje-base';
const IMAGE = 'localhost/doblaje';

/** What is used of an image's description. */
interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  StopSignal: string;
  Volumes: Record<string, unknown>;
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

/** A built image. */
export interface BuiltImage {
  config: ImageConfig;
  /** A folder with its files. */
  root: string;
  remove: () => void;
}

/** Debian, Node (the one that runs this) and npm, as an archive of files. */
async function makeBase(): Promise<string> {
  const archive = join(CACHE, `node-${process.version}.tar`);
  if (existsSync(archive)) return archive;
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-base-'));
  try {
    const root = join(folder, 'root');
    console.log('Making a base for the image: debootstrap, two minutes…');
    await must(folder, 'debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root);
    cpSync(process.execPath, join(root, 'usr/local/bin/node'), { dereference: true });
    await must(folder, 'npm', 'install', '--global', '--prefix', join(root, 'usr/local'), 'npm@11.19.1');
    const authorities = process.env.NODE_EXTRA_CA_CERTS;
    if (authorities)
      cpSync(authorities, join(root, 'etc/ssl/certs/ca-certificates.crt'), { dereference: true });
    mkdirSync(CACHE, { recursive: true });
    await must(folder, 'tar', '-C', root, '-cf', `${archive}.part`, '.');
    await must(folder, 'mv', `${archive}.part`, archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return archive;
}

/**
 * Builds deploy/Dockerfile with buildah, in a change of root instead of a container. The image is made on the base that the environment's BASE names, else
 * on one made here.
 * @throws Error with what the build printed
 */
export async function buildImage(): Promise<BuiltImage> {
  if (process.getuid?.() !== 0) throw new Error('The image is built and tried as root.');
  if (!existsSync('/usr/bin/buildah') || !existsSync('/usr/sbin/debootstrap')) {
    if (!installDebian('buildah', 'debootstrap')) throw new Error('buildah and debootstrap are needed.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-image-'));
  const store = [
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = async (...args: string[]) => (await must(ROOT, 'buildah', ...store, ...args)).trim();
  try {
    const base = process.env.BASE ?? BASE;
    if (base === BASE) {
      const recipe = join(folder, 'Dockerfile');
      const archive = await makeBase();
      const certificates = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt';
      writeFileSync(
        recipe,
        `FROM scratch\nADD ${archive.slice(CACHE.length + 1)} /\nENV PATH=${PATH} ${certificates}\n`,
      );
      await buildah('bud', '--isolation', 'chroot', '--file', recipe, '--tag', BASE, CACHE);
    }
    const isolated = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${base}`];
    const files = ['--ignorefile', 'deploy/Dockerfile.dockerignore', '--file', 'deploy/Dockerfile'];
    await buildah('bud', ...isolated, ...files, '--tag', IMAGE, '.');
    const told = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE));
    const root = await buildah('mount', await buildah('from', IMAGE));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    return { config: told.Docker.config as ImageConfig, root, remove };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
