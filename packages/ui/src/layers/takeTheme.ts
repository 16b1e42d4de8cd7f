/**
 * Gives what stands elsewhere in the page the theme of the element it belongs to: an attribute on it reaches only what is
 * in it, and a list or a dialog is not. An open one follows when the theme is changed.
 * @returns ends the following
 */
export function takeTheme(
  layer: HTMLElement | null,
  owner: Element | null | undefined,
): (() => void) | undefined {
  const themed = owner?.closest<HTMLElement>('[data-theme]');
  // What is in the same theme follows it by itself.
  if (!layer || !themed || themed.contains(layer)) return;
  const follow = () => {
    if (themed.dataset.theme) layer.dataset.theme = themed.dataset.theme;
    else delete layer.dataset.theme;
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(themed, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
