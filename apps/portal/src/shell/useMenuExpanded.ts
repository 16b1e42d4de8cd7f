import { useState } from 'react';

const KEY = 'menuExpanded';

/** Whoever logs in next starts with the menu expanded. */
export function forgetMenu(): void {
  localStorage.removeItem(KEY);
}

/** The side menu starts expanded (spec §2) and stays as the person left it, until the log-out. */
export function useMenuExpanded(): [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setExpanded] = useState(() => localStorage.getItem(KEY) !== 'false');
  function keep(next: boolean) {
    localStorage.setItem(KEY, String(next));
    setExpanded(next);
  }
  return [isExpanded, keep];
}
