import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '../../../scripts/debian';
import { freePort, listensOn } from './freePort';
import { engineFolder, ownerForRoot } from './owner';
import { untilReady, watch } from './watched';

const PROGRAM = '/usr/sbin/nginx';

/** The configuration that installations use. Only what stands beside it is written here. */
const CONFIGURATION = join(import.meta.dirname, '../../../deploy/nginx/nginx.conf');

/** nginx with TLS in front of several servers. */
export interface Nginx {
  /** https, on 127.0.0.1. */
  url: string;
  /** The port on which nothing is served without TLS. */
  plainPort: number;
  /** File of the certificate, which nobody signed but itself. */
  certificate: string;
  /** File of its lines, one a request. */
  log: string;
  remove: () => Promise<void>;
}

/** Makes `certificate.pem` and `key.pem` in a folder, for 127.0.0.1. */
export function makeCertificate(folder: string): void {
  const names = 'subjectAltName=IP:127.0.0.1,DNS:localhost';
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
  const certificate = ['-out', 'certificate.pem', '-days', '2', '-subj', '/CN=127.0.0.1', '-addext', names];
  execFileSync('openssl', ['req', '-x509', ...key, ...certificate], { cwd: folder, stdio: 'pipe' });
}

/** @throws Error when it is missing and cannot be installed */
export function ensureNginx(): void {
  if (!existsSync(PROGRAM) && !installDebian('nginx-light', 'openssl')) {
    throw new Error(
      'nginx is needed and could not be installed (Debian: apt-get install nginx-light openssl).',
    );
  }
}

/**
 * Starts it with the configuration of `deploy/nginx`.
 * @param servers ports on 127.0.0.1 of the servers behind it
 * @throws Error when it is missing and cannot be installed
 */
export async function startNginx(servers: readonly number[]): Promise<Nginx> {
  ensureNginx();
  const owner = ownerForRoot();
  const folder = engineFolder('nginx', owner);
  const [port, plainPort] = [await freePort(), await freePort()];
  const behind = servers.map((server) => `server 127.0.0.1:${server} max_fails=3 fail_timeout=2s;`);
  copyFileSync(CONFIGURATION, join(folder, 'nginx.conf'));
  makeCertificate(folder);
  const files = {
    'here.conf': `upstream doblaje { ${behind.join(' ')} keepalive 32; keepalive_timeout 60s; }\naccess_log access.log doblaje;\n`,
    'listen.conf': `listen 127.0.0.1:${port} ssl http2;\nserver_name _;\nssl_certificate certificate.pem;\nssl_certificate_key key.pem;\n`,
    'listen-plain.conf': `listen 127.0.0.1:${plainPort};\nserver_name _;\n`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);

  const command = [PROGRAM, '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const engine = watch({ folder, command, owner });
  await untilReady('nginx', engine, () => listensOn(port));
  return {
    url: `https://127.0.0.1:${port}`,
    plainPort,
    certificate: join(folder, 'certificate.pem'),
    log: join(folder, 'access.log'),
    remove: async () => {
      await engine.tell('remove');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
