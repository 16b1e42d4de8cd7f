/** The database that the tests of a project are on, as its set-up leaves it. */
type TestDatabase =
  /** @property snapshot file with a picture of an embedded one that has all its tables */
  | { kind: 'embedded'; snapshot: string }
  /**
   * @property url of the server's database `postgres`; its user may do everything
   * @property template name of a database that has all its tables
   */
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

export {};
