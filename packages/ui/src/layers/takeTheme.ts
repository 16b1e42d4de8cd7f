/**
 * Gives what stands elsewhere in the page the theme of the element it belongs to: an attribute on it reaches only what is
 * in it, and a list or a dialog is not.
 */
export function takeTheme(layer: HTMLElement | null, owner: Element | null | undefined): void {
  const themed = owner?.closest<HTMLElement>('[data-theme]');
  // What is in the same theme follows it by itself, also when it changes.
  if (layer && themed && !themed.contains(layer)) layer.dataset.theme = themed.dataset.theme;
}
