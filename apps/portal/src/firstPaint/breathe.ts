/** Missing in Safari, `yield` in older Chromiums too. */
type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser do what waits (a key, a frame) before the start goes on. */
export function breathe(): Promise<void> {
  const { scheduler }: Yielding = window;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
