import { useState } from 'react';
import { MENU_KEY } from '../session/keptOf';

/** The side menu starts expanded after every log-in (spec §2). During the session it stays as the person left it (session.ts). */
export function useMenuExpanded(): [boolean, (isExpanded: boolean) => void] {
  const [isExpanded, setExpanded] = useState(() => localStorage.getItem(MENU_KEY) !== 'false');
  function keep(next: boolean) {
    localStorage.setItem(MENU_KEY, String(next));
    setExpanded(next);
  }
  return [isExpanded, keep];
}
