/**
 * The database or the file store cannot be reached, or does not answer in time. The client may try again: it gets a 503 with
 * Retry-After. The error's message names the dependency and a code, never an address.
 */
export class Outage extends Error {
  override readonly name = 'Outage';

  /**
   * @param told a more precise message for the client; left out: the general one
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
  // Errors without a code have a name or a fixed sentence.
  return error.name === 'Error' ? error.message : error.name;
}
