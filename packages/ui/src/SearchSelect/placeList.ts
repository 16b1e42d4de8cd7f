/** Px between the field and its list, and between the list and the window's edge. */
const GAP = 4;
const EDGE = 8;

/**
 * Shows the list in the top layer, as wide as its field. It goes under the field, or above it where there is more
 * room, and is never higher than that room. It writes styles directly, so React does not render for each scroll.
 *
 * @returns whether any part of the field is still in the window
 */
export function placeList(list: HTMLElement, field: HTMLElement): boolean {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const { innerHeight } = window;
  // Measure the field first and then show the list, so the page is laid out only once.
  // Browsers from before 2024 have no top layer; the z-index serves them.
  if (!list.dataset.placement) {
    list.dataset.placement = 'bottom';
    list.showPopover?.();
  }
  // The last placement may have limited the height.
  list.style.maxHeight = '';
  const below = innerHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isUnder = below >= above || below >= list.scrollHeight;
  list.dataset.placement = isUnder ? 'bottom' : 'top';
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    top: isUnder ? `${bottom + GAP}px` : 'auto',
    bottom: isUnder ? 'auto' : `${innerHeight - top + GAP}px`,
    maxHeight: `min(20rem, ${isUnder ? below : above}px)`,
  });
  return bottom > 0 && top < innerHeight;
}
