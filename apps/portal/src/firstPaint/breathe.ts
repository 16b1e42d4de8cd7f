/** Safari lacks `scheduler`, and older Chromiums lack `yield`. */
type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser handle waiting work (a key, a frame) before the start goes on. */
export function breathe(): Promise<void> {
  const { scheduler }: Yielding = window;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
