/** Moves the focus to the page's heading, after a notification that had it has closed. Without this it would be nowhere. */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
}
