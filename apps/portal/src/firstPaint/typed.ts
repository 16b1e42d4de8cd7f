type Control = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  control: Control;
  value: string;
  /** The caret's place; null for a field that has none to read. */
  caret: readonly [number, number] | null;
}

function read(control: Control): Typed {
  const { value, selectionStart, selectionEnd } = control;
  const caret =
    selectionStart === null || selectionEnd === null ? null : ([selectionStart, selectionEnd] as const);
  return { control, value, caret };
}

/** Sets a value as typing does: by the element's own property, so that React notices it only with the event. */
function type({ control, value, caret }: Typed): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React remembers the last value it saw, and ignores an event that brings the same. Let it see the initial value first.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret) control.setSelectionRange(...caret);
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}

/**
 * Records what the person typed, chose and pressed in a page before the portal listened.
 * @param root the element that holds the page
 * @returns the function that repeats it all for the portal
 */
export function takeDown(root: HTMLElement): () => void {
  const controls = [...root.querySelectorAll<Control>('input, textarea')];
  const ticked = controls.filter(isTicked).filter((control) => control.checked !== control.defaultChecked);
  const typed = controls
    .filter((control) => !isTicked(control) && control.value !== control.defaultValue)
    .map(read);
  const active = root.contains(document.activeElement) ? document.activeElement : null;

  return () => {
    for (const one of typed) {
      type(one);
      // The person has left this field. Its check on leaving, or its choice by the typed text, runs now.
      if (one.control !== active) one.control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    for (const control of ticked) {
      control.checked = control.defaultChecked;
      control.click();
    }
    active?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    window.early?.end()?.click();
  };
}
