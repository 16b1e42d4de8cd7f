import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, ROOT } from './build.ts';

/**
 * Portal and API with the embedded database and demo data. Settings come from the environment; `DEMO=0` leaves the
 * demo accounts out, and then needs PUBLIC_URL. The server runs in this very process, so that signals reach it once; and since pnpm runs `node` by
 * a shell script that passes no signal on, it also stops when what started it is gone.
 */
const parent = process.ppid;
build();
if (process.ppid !== parent) process.exit(1);
process.chdir(ROOT);
process.env.DEMO ??= '1';
// Started by hand (`nohup node scripts/start.ts &`) it may outlive the shell.
if (process.env.npm_lifecycle_event) process.env.STOP_WITH_PARENT ??= '1';
await import(pathToFileURL(join(ROOT, 'apps/api/dist/server.js')).href);
