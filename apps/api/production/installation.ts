import { type ApiServer, startApiServer } from '../engines/apiServer';
import { freePort } from '../engines/freePort';
import { type Nginx, startNginx } from '../engines/nginx';
import { startPgBouncer } from '../engines/pgBouncer';
import { type Postfix, startPostfix } from '../engines/postfix';
import { startPostgresPair } from '../engines/postgresPair';
import { startSwift } from '../engines/swift';

/** All that a studio runs it on: nginx, two processes, PgBouncer, PostgreSQL with its synchronous standby, Swift, Postfix. */
export interface Installation {
  nginx: Nginx;
  postfix: Postfix;
  servers: readonly ApiServer[];
  /** What the processes were started with. The `doblaje` command takes the same. */
  settings: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
}

/**
 * Sets all of it up, with the people and papers of the demo. A server with DEMO=1 writes them and ends: in production it is refused.
 * @param more settings of the processes
 */
export async function startInstallation(more: Readonly<Record<string, string>>): Promise<Installation> {
  const [pair, swift, postfix] = await Promise.all([startPostgresPair(), startSwift(), startPostfix()]);
  await pair.createDatabase('doblaje');
  const bouncer = await startPgBouncer({ to: Number(pair.primary().port) });
  await swift.createBucket('doblaje');
  const engines = {
    DATABASE_URL: bouncer.urlOf('doblaje'),
    DATABASE_POOLER: '1',
    S3_BUCKET: 'doblaje',
    S3_ENDPOINT: swift.endpoint,
    S3_REGION: swift.region,
    ...swift.credentials,
  };
  const demo = await startApiServer({ ...engines, DEMO: '1' });
  await demo.remove();

  // nginx says where it listens, which the processes are told; it asks them only later.
  const ports = [await freePort(), await freePort()];
  const nginx = await startNginx(ports);
  const settings = {
    ...engines,
    NODE_ENV: 'production',
    PUBLIC_URL: nginx.url,
    TRUST_PROXY: '1',
    SMTP_URL: postfix.url,
    ...more,
  };
  const servers = await Promise.all(ports.map((port) => startApiServer(settings, port)));
  return {
    nginx,
    postfix,
    servers,
    settings,
    remove: async () => {
      await nginx.remove();
      for (const server of servers) await server.remove();
      await bouncer.remove();
      await Promise.all([pair.remove(), swift.remove(), postfix.remove()]);
    },
  };
}
