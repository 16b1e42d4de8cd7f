/*
 * On a documentation page a story plays in an inert frame, so that it neither takes the reader's focus nor scrolls the page.
 * Elements in it cannot be focused, so a play would type into nothing. Only in such frames this file imitates what scripts
 * see of the focus: the active element and the events, without a caret.
 */

/** Whether this page is in such a frame (StoryFrame.tsx). */
export const isInertFrame = (): boolean => {
  try {
    return Boolean(window.frameElement?.hasAttribute('inert'));
  } catch {
    // The parent page has another origin.
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

/** From now on scripts of the page find the focus where they put it. */
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
    // A listener may have moved the focus elsewhere.
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
  // The browser's `select` takes the real focus, even from the page around the frame.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    prototype.select = function select() {
      this.focus();
      if (this.selectionStart !== null) this.setSelectionRange(0, this.value.length);
    };
  }
  // Scroll only inside the frame: the browser's `scrollIntoView` scrolls the pages around it too.
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollNearest(options) {
    const asked: ScrollIntoViewOptions | undefined =
      typeof options === 'boolean' ? { block: options ? 'start' : 'end' } : options;
    const nearest: ScrollIntoViewOptions & { container: 'nearest' } = { ...asked, container: 'nearest' };
    scrollIntoView.call(this, nearest);
  };
}
