/** What `doctor` found of one part. */
export interface Finding {
  state: 'ok' | 'warning' | 'bad';
  /** The part: 'Base de datos'. */
  what: string;
  /** In one line, without addresses, passwords or names of people. */
  text: string;
}

export const finding = (state: Finding['state'], what: string, text: string): Finding => ({
  state,
  what,
  text,
});

/** The code of an error, which holds no address or password; or else its kind. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
}

/** Milliseconds that something takes, with what it returns. */
export async function timed<Result>(act: () => Promise<Result>): Promise<{ value: Result; ms: number }> {
  const started = performance.now();
  const value = await act();
  return { value, ms: Math.round(performance.now() - started) };
}
