// Skip a file input: it is hidden behind the button that opens it.
const focusable =
  'input:not([type="hidden"], [type="file"]), select, textarea, button, [tabindex]:not(input)';

/**
 * Focuses the control with the given `id`, or the first control inside the group with that `id` (radio group, file
 * drop). It scrolls the control and its label into view.
 *
 * @returns false when the element does not exist. Then a link can follow its address.
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const control = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  const target = control ?? element;
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'center' });
  return true;
}
