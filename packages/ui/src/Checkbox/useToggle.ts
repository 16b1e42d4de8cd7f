import type { ChangeEvent } from 'react';
import { useState } from 'react';

interface ToggleOptions {
  isSelected: boolean | undefined;
  defaultSelected: boolean | undefined;
  isReadOnly: boolean | undefined;
  onChange: ((isSelected: boolean) => void) | undefined;
}

/** The state of a native checkbox, held here or by the page. Read-only is no state of its own there: it refuses. */
export function useToggle({ isSelected, defaultSelected = false, isReadOnly, onChange }: ToggleOptions) {
  const [own, setOwn] = useState(defaultSelected);
  return {
    checked: isSelected ?? own,
    'aria-readonly': isReadOnly || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isReadOnly) return;
      setOwn(event.target.checked);
      onChange?.(event.target.checked);
    },
  };
}
