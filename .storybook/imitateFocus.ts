/*
 * A story on a documentation page plays in an inert frame: it must neither take the focus of who reads nor scroll the page.
 * Nothing can be focused there, so that a play would type into nothing. There, and only there, the focus is imitated: what
 * scripts see of it (the active element, its events), without a caret.
 */

/** Whether this page is such a frame (StoryFrame.tsx). */
export const isInertFrame = (): boolean => {
  try {
    return Boolean(window.frameElement?.hasAttribute('inert'));
  } catch {
    // A page of another origin holds this one.
    return false;
  }
};

const FOCUSABLE =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

const canFocus = (element: HTMLElement) =>
  element.isConnected &&
  element.matches(FOCUSABLE) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility({ visibilityProperty: true });

/** From now on the page's scripts find the focus where they put it. */
export function imitateFocus(): void {
  let active: HTMLElement | null = null;
  const tell = (from: Element | null, to: Element | null, names: readonly ['blur' | 'focus', string]) => {
    const target = names[0] === 'blur' ? from : to;
    const relatedTarget = names[0] === 'blur' ? to : from;
    for (const name of names) {
      const bubbles = name.startsWith('focus') && name !== 'focus';
      target?.dispatchEvent(new FocusEvent(name, { bubbles, composed: true, relatedTarget }));
    }
  };
  const move = (to: HTMLElement | null) => {
    const from = active?.isConnected ? active : null;
    if (to === from) return;
    active = null;
    tell(from, to, ['blur', 'focusout']);
    // Whoever heard of it may have put the focus elsewhere.
    if (active || !to?.isConnected) return;
    active = to;
    tell(from, to, ['focus', 'focusin']);
  };

  Object.defineProperty(Document.prototype, 'activeElement', {
    configurable: true,
    get: () => (active?.isConnected ? active : document.body),
  });
  document.hasFocus = () => true;
  HTMLElement.prototype.focus = function focus() {
    if (canFocus(this)) move(this);
  };
  HTMLElement.prototype.blur = function blur() {
    if (this === active) move(null);
  };
  // The browser's own selects by taking the focus, from the page around it too.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    prototype.select = function select() {
      this.focus();
      if (this.selectionStart !== null) this.setSelectionRange(0, this.value.length);
    };
  }
  // In the frame only: as it is, it scrolls the pages around it too.
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollNearest(options) {
    const asked: ScrollIntoViewOptions | undefined =
      typeof options === 'boolean' ? { block: options ? 'start' : 'end' } : options;
    const nearest: ScrollIntoViewOptions & { container: 'nearest' } = { ...asked, container: 'nearest' };
    scrollIntoView.call(this, nearest);
  };
}
