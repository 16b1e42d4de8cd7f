const REPEATS = 25;

/** Runs before the measurement, so that connections, plans and pages are warm, as on a running server. */
const WARM_UP = 3;

/** In milliseconds. */
export interface Times {
  median: number;
  p95: number;
}

/** Measures work that runs several times in turn. */
export async function timesOf(work: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let index = -WARM_UP; index < REPEATS; index++) {
    const started = performance.now();
    await work();
    if (index >= 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(REPEATS * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

/** Milliseconds as a column. */
export const ms = (value: number) => value.toFixed(1).padStart(7);
