type Control = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  control: Control;
  value: string;
  /** Where the caret is; null in a field that does not tell. */
  caret: readonly [number, number] | null;
}

function read(control: Control): Typed {
  const { value, selectionStart, selectionEnd } = control;
  const caret =
    selectionStart === null || selectionEnd === null ? null : ([selectionStart, selectionEnd] as const);
  return { control, value, caret };
}

/** Sets a value as typing does: by the element's own property, unseen by React until it hears of it. */
function type({ control, value, caret }: Typed): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React remembers the last value it saw and passes over an event that brings the same: let it see the first one.
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret) control.setSelectionRange(...caret);
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
}

/**
 * Takes down what was typed, chosen and pressed in a page that nothing listened to yet.
 *
 * @param root the element that holds the page
 * @returns the function that does it all again, for who listens by then
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
      // Left meanwhile: a field that judges, or chooses by what was typed, does it then.
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
