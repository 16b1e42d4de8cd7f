import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort';
import { engineFolder, ownerForRoot } from './owner';
import { untilReady, watch } from './watched';

const BUILT = join(import.meta.dirname, '../dist');

/** A process of the built API, with settings as in production. */
export interface ApiServer {
  port: number;
  /** Whether it says that it should get requests. */
  isReady: () => Promise<boolean>;
  /** Kills it. */
  crash: () => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Starts one, as another user than root, on a data folder of its own.
 * @param settings by their names in the environment
 * @param port on 127.0.0.1. @default a free one
 */
export async function startApiServer(
  settings: Readonly<Record<string, string>>,
  port?: number,
): Promise<ApiServer> {
  const owner = ownerForRoot();
  const folder = engineFolder('api', owner);
  const own = port ?? (await freePort());
  const env = { ...settings, DATA_DIR: join(folder, 'data'), PORT: String(own), LOG_LEVEL: 'error' };
  const isReady = async () => (await fetch(`http://127.0.0.1:${own}/api/ready`)).ok;
  const launch = async () => {
    const engine = watch({ folder, command: [process.execPath, join(BUILT, 'server.js')], owner, env });
    await untilReady('The API', engine, isReady);
    return engine;
  };
  let engine = await launch();
  return {
    port: own,
    isReady,
    crash: () => engine.tell('crash'),
    start: async () => {
      engine = await launch();
    },
    remove: async () => {
      await engine.tell('remove');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
