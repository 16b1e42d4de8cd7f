import { useState } from 'react';

/**
 * What a dialog shows of what the page has read: as it was when the dialog opened, however often the page is read anew, until the
 * dialog itself is told of what there is now (`createShown`).
 */
export function useShown<Value>(read: Value, isOpen: boolean) {
  const [opened, setOpened] = useState({ isOpen, value: read });
  // While rendering: the dialog never shows what was read before it opened.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, value: isOpen ? read : opened.value });
  return { shown: opened.value, show: (value: Value) => setOpened({ isOpen, value }) };
}
