import { mkdir, statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { DAY, SECOND } from '../ground/time/time';
import { checkPortal } from '../server/portal/checkPortal';
import { PORTAL } from '../server/startServer';
import { codeOf, type Finding, finding } from './finding';

// The parts around the installation: Node, disk, portal, certificate.

/** The oldest Node with argon2 and without flags for what the server uses. */
const LEAST_NODE = [24, 7] as const;

export function checkVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  return isEnough
    ? finding('ok', 'Node', version)
    : finding('bad', 'Node', `${version}; se necesita ${LEAST_NODE.join('.')} o posterior`);
}

const GIB = 1024 ** 3;

/** Below this the database may soon refuse to write. */
const LITTLE = GIB;

export async function checkDisk(folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const text = `${(free / GIB).toLocaleString('es-CL', { maximumFractionDigits: 1 })} GB libres en DATA_DIR`;
    return finding(free < LITTLE ? 'warning' : 'ok', 'Disco', text);
  } catch (error) {
    return finding('bad', 'Disco', `no se puede usar DATA_DIR (${codeOf(error)})`);
  }
}

export function checkPortalPage(folder: string = PORTAL): Finding {
  try {
    checkPortal(folder);
    return finding('ok', 'Portal', 'construido');
  } catch {
    return finding('bad', 'Portal', 'no hay un portal construido en PORTAL_DIR');
  }
}

/** Days left when a certificate should have been renewed: Let's Encrypt renews with 30 days left. */
const FEW_DAYS = 14;

/** When the certificate of a host ends. */
function endOfCertificate(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: 5 * SECOND });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })));
    socket.once('error', reject);
  });
}

export async function checkCertificate(publicUrl: string | undefined): Promise<Finding> {
  if (publicUrl === undefined) return finding('warning', 'Certificado', 'falta PUBLIC_URL');
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return finding('warning', 'Certificado', 'PUBLIC_URL no usa https');
  try {
    const end = await endOfCertificate(hostname, Number(port || 443));
    const days = Math.floor((end.getTime() - Date.now()) / DAY);
    return finding(days < FEW_DAYS ? 'warning' : 'ok', 'Certificado', `vence en ${days} días`);
  } catch (error) {
    return finding('bad', 'Certificado', `PUBLIC_URL no muestra uno válido (${codeOf(error)})`);
  }
}
