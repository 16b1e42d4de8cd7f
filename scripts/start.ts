import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, ROOT } from './build.ts';

/**
 * Portal and API with the embedded database and demo data. Settings come from the environment; `DEMO=0` leaves the
 * demo accounts out. The server runs in this very process, so that signals reach it once.
 */
build();
process.chdir(ROOT);
process.env.DEMO ??= '1';
await import(pathToFileURL(join(ROOT, 'apps/api/dist/server.js')).href);
