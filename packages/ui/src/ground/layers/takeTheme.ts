/**
 * Gives a layer the theme of the element it belongs to. A theme's attribute only reaches the element's descendants,
 * and a list or a dialog stands elsewhere in the page. An open layer follows changes of the theme.
 * @returns ends the following
 */
export function takeTheme(
  layer: HTMLElement | null,
  owner: Element | null | undefined,
): (() => void) | undefined {
  const themed = owner?.closest<HTMLElement>('[data-theme]');
  // Within the same themed element, the layer follows the theme by itself.
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
