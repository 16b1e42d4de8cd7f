/**
 * Something that the server depends on cannot be reached or does not answer in time. Whoever asked may ask again: 503 with
 * Retry-After. The message names the dependency and a code, never an address.
 */
export class Outage extends Error {
  override readonly name = 'Outage';

  /**
   * @param told what whoever asked is told, where that is more than that it is so
   */
  constructor(
    dependency: 'database' | 'file store',
    cause: unknown,
    readonly told?: string,
  ) {
    super(`${dependency} out of reach (${codeOf(cause)})`, { cause });
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'ERROR';
  if ('code' in error && error.code) return String(error.code);
  // Libraries that give no code give a name or a fixed sentence.
  return error.name === 'Error' ? error.message : error.name;
}
