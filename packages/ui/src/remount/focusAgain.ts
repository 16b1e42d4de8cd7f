/** Where the focus goes when nothing like what had it is there: never to the top of the page unsaid. */
const lastResort = 'h1[tabindex], main[tabindex]';

const words = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that stands where another did: of the same id, else of the same kind with the same name and words. */
function sameAs(gone: Element): Element | undefined {
  const byId = gone.id && document.getElementById(gone.id);
  if (byId) return byId;
  const name = gone.getAttribute('name');
  return [...document.querySelectorAll(gone.localName)].find(
    (other) => other.getAttribute('name') === name && words(other) === words(gone),
  );
}

/** Gives the focus, and the caret, to what took the place of an element that was removed. Does nothing where the focus is elsewhere by now. */
export function focusAgain(gone: Element | null | undefined): void {
  if (!gone || gone.isConnected || document.activeElement !== document.body) return;
  const heir = sameAs(gone) ?? document.querySelector(lastResort);
  if (!(heir instanceof HTMLElement)) return;
  heir.focus();
  if (!(gone instanceof HTMLInputElement && heir instanceof HTMLInputElement)) return;
  // A field of another kind (email, number) has no caret to set.
  if (gone.selectionStart !== null) heir.setSelectionRange(gone.selectionStart, gone.selectionEnd);
}
