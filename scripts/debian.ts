import { execFileSync } from 'node:child_process';

/**
 * Installs Debian's packages, without a question and without starting what they bring.
 * @returns whether apt-get says that they are installed
 */
export function installDebian(...packages: string[]): boolean {
  // There is no terminal for a password, so `sudo` must work without one.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    // RUNLEVEL=1 makes the packages' scripts leave their services alone.
    // Another run that installs something else holds the lock for a while.
    const patience = ['-o', 'DPkg::Lock::Timeout=300'];
    const words = [
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'RUNLEVEL=1',
      'apt-get',
      '-qq',
      ...patience,
      ...args,
    ];
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
