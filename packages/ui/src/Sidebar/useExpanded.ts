import { useState } from 'react';

/**
 * Expanded or collapsed, owned by the caller (`isExpanded`) or by the component (`defaultExpanded`); either way
 * the caller hears of every change.
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
