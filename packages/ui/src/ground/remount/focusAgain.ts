/** Where the focus goes when no element like the old one exists. It must not jump to the top of the page without a word. */
const lastResort = 'h1[tabindex], main[tabindex]';

const words = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element in the old one's place: with the same id, or else of the same kind with the same name and words. */
function sameAs(gone: Element): Element | undefined {
  const byId = gone.id && document.getElementById(gone.id);
  if (byId) return byId;
  const name = gone.getAttribute('name');
  return [...document.querySelectorAll(gone.localName)].find(
    (other) => other.getAttribute('name') === name && words(other) === words(gone),
  );
}

/** Moves the focus and the caret to the successor of a removed element. Does nothing if the focus is already elsewhere. */
export function focusAgain(gone: Element | null | undefined): void {
  if (!gone || gone.isConnected || document.activeElement !== document.body) return;
  const heir = sameAs(gone) ?? document.querySelector(lastResort);
  if (!(heir instanceof HTMLElement)) return;
  heir.focus();
  if (!(gone instanceof HTMLInputElement && heir instanceof HTMLInputElement)) return;
  // Fields of other types (email, number) have no caret to set.
  if (gone.selectionStart !== null) heir.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}
