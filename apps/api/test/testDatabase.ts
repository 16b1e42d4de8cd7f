/** The database of a test project, as its setup provides it. */
type TestDatabase =
  /** @property snapshot file with a snapshot of an embedded database that has all tables */
  | { kind: 'embedded'; snapshot: string }
  /**
   * @property url of the server's database `postgres`; its user has all rights
   * @property template name of a database that has all tables
   */
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

export {};
