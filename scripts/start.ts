import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, ROOT } from './build.ts';

/**
 * Portal and API with the embedded database and demo data. Settings come from the environment; `DEMO=0` leaves the
 * demo accounts out.
 */
build();
const server = spawn(process.execPath, [join(ROOT, 'apps/api/dist/server.js')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, DEMO: process.env.DEMO ?? '1' },
});
// The server stops by itself on these; this process only waits for it and hands its exit code on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
