declare global {
  interface Window {
    /** Missing in Safari. */
    scheduler?: { yield?: () => Promise<void> };
  }
}

/** Lets the browser do what waits (a key, a frame) before the start goes on. */
export function breathe(): Promise<void> {
  return window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
