/** The heading of the page. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to the page's heading, after a notification that had it has closed. Without this it would be nowhere. */
export function focusHeading(): void {
  requestAnimationFrame(() => pageHeading()?.focus());
}
