// A file input is hidden behind the button that opens it.
const focusable =
  'input:not([type="hidden"], [type="file"]), select, textarea, button, [tabindex]:not(input)';

/**
 * Focuses the control with that `id`, or the first one inside the group with that `id` (radio group,
 * file drop). Scrolls it and its label into view.
 *
 * @returns false when there is no such element, so that a link may follow its address.
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const control = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  const target = control ?? element;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
  return true;
}
