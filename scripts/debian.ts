import { execFileSync } from 'node:child_process';

/**
 * Runs apt-get so that no service of what it installs starts, now or with the machine. Packages ask systemd's presets whether to enable
 * their units; this one, gone with the script or with the machine, says no. The rest of systemd is told that it is offline, and a
 * machine without systemd that it runs no services.
 */
const APT = `
preset=/run/systemd/system-preset/00-doblaje-$$.preset
mkdir -p "\${preset%/*}"
trap 'rm -f "$preset"' EXIT
echo 'disable *' >"$preset"
export DEBIAN_FRONTEND=noninteractive SYSTEMD_OFFLINE=1 RUNLEVEL=1
apt-get "$@"`;

/**
 * Installs Debian's packages, without a question and without starting what they bring.
 * @returns whether apt-get says that they are installed
 */
export function installDebian(...packages: string[]): boolean {
  // There is no terminal for a password, so `sudo` must work without one.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    // Another run that installs something else holds the lock for a while.
    const patience = ['-o', 'DPkg::Lock::Timeout=300'];
    const words = ['sh', '-c', APT, 'apt', '-qq', ...patience, ...args];
    const [program = '', ...rest] = [...asRoot, ...words];
    execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}
