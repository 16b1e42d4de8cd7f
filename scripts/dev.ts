import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './build.ts';

/**
 * Watch mode: the API rebuilds and restarts after every change; Vite serves the portal and passes /api on to the API.
 * Ctrl+C stops both.
 */
const env = {
  ...process.env,
  DEMO: process.env.DEMO ?? '1',
  LOG_FORMAT: process.env.LOG_FORMAT ?? 'text',
  DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'var'),
};
const watched = [
  spawn('pnpm', ['--filter', '@doblaje/api', 'dev'], { cwd: ROOT, stdio: 'inherit', env }),
  spawn('pnpm', ['--filter', '@doblaje/portal', 'dev'], { cwd: ROOT, stdio: 'inherit', env }),
];

function stop(): void {
  for (const child of watched) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of watched) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
