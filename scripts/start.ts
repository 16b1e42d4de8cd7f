import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, ROOT } from './build.ts';

/**
 * Starts portal and API with the embedded database and demo data. Settings come from the environment; `DEMO=0` leaves out the
 * demo accounts and needs PUBLIC_URL. The server runs in this process, so that a signal reaches it once. pnpm runs `node` by a
 * shell script that passes no signals on, so the server also stops when its parent process is gone.
 */
const parent = process.ppid;
build();
if (process.ppid !== parent) process.exit(1);
process.chdir(ROOT);
process.env.DEMO ??= '1';
// Its addresses and accounts are not to be lost among lines of requests.
process.env.LOG_FORMAT ??= 'text';
process.env.LOG_LEVEL ??= 'error';
// Without pnpm (`nohup node scripts/start.ts &`) it may outlive the shell.
if (process.env.npm_lifecycle_event) process.env.STOP_WITH_PARENT ??= '1';
await import(pathToFileURL(join(ROOT, 'apps/api/dist/server.js')).href);
