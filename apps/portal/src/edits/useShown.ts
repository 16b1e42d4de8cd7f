import { useState } from 'react';

/**
 * The data that a dialog shows. It stays as it was when the dialog opened, even if the page loads again. Only `show` replaces it
 * (`createShown`).
 */
export function useShown<Value>(read: Value, isOpen: boolean) {
  const [opened, setOpened] = useState({ isOpen, value: read });
  // Set the state while rendering, so that the dialog never shows data from before it opened.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, value: isOpen ? read : opened.value });
  return { shown: opened.value, show: (value: Value) => setOpened({ isOpen, value }) };
}
