import { type ChildProcess, spawn } from 'node:child_process';

/** Running processes: they end with this one, however it ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Longest time for a command, on a busy machine. */
const PATIENCE_MS = 10 * 60_000;

/** Starts a program as on another person's machine, without this workspace's settings. */
export function start(cwd: string, command: string, ...args: string[]): ChildProcess {
  const { NODE_OPTIONS: _, NODE_ENV: __, VITEST: ___, ...env } = process.env;
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end.
 * @returns what it printed
 * @throws Error with its whole output, when it fails or takes too long
 */
export async function must(cwd: string, command: string, ...args: string[]): Promise<string> {
  const child = start(cwd, command, ...args);
  let said = '';
  const listen = (chunk: unknown) => {
    said += String(chunk);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const patience = setTimeout(() => {
    said += `\nstill running after ${PATIENCE_MS / 1000} s`;
    child.kill('SIGKILL');
  }, PATIENCE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearTimeout(patience));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${cwd}\n${said}`);
  return said;
}
