import { useState } from 'react';

/**
 * Whether the menu is expanded. The caller holds this state (`isExpanded`), or the
 * component does (`defaultExpanded`). The caller hears of every change in both cases.
 */
export function useExpanded(
  isExpanded: boolean | undefined,
  defaultExpanded: boolean,
  onExpandedChange: ((isExpanded: boolean) => void) | undefined,
): [boolean, () => void] {
  const [own, setOwn] = useState(defaultExpanded);
  const expanded = isExpanded ?? own;
  function toggle() {
    setOwn(!expanded);
    onExpandedChange?.(!expanded);
  }
  return [expanded, toggle];
}
