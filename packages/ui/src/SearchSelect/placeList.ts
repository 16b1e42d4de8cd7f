/** Between the field and its list, and between the list and the window's edge, in px. */
const GAP = 4;
const EDGE = 8;

/**
 * Shows the list in the top layer and puts it under its field, as wide as it, or over it where there is more room;
 * never higher than the room. Writes to the element itself: React need not render for a scroll.
 *
 * @returns whether any of the field is still in the window
 */
export function placeList(list: HTMLElement, field: HTMLElement): boolean {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const { innerHeight } = window;
  // Shown only once the field is measured, so that the page is laid out once. Browsers from before 2024 have no top
  // layer: there the z-index does.
  if (!list.dataset.placement) {
    list.dataset.placement = 'bottom';
    list.showPopover?.();
  }
  // The last placing may have made it lower than it wants to be.
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
