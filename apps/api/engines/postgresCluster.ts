import { type PostgresServer, postgresServer } from './postgresServer';

/** A PostgreSQL server for tests. */
export interface PostgresCluster extends Pick<PostgresServer, 'query' | 'crash' | 'start' | 'remove'> {
  /** Address of its database `postgres`; the user has all rights. */
  url: string;
  /** Creates an empty database and returns its address. */
  createDatabase: (name: string) => Promise<string>;
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable through a socket in it.
 * @param settings of PostgreSQL that replace those for tests
 * @throws Error when PostgreSQL is missing and cannot be installed
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresCluster> {
  const server = postgresServer({ settings });
  server.initialise();
  await server.start();
  return {
    ...server,
    url: server.urlOf('postgres'),
    createDatabase: async (name) => {
      await server.query(`create database ${name}`);
      return server.urlOf(name);
    },
  };
}
