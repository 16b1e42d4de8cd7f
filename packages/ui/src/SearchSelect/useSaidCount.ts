import { useEffect, useRef } from 'react';

/** The end of React Aria's announcement of the matches, for any number of them. */
const THEIRS = /disponible\(s\)\.$/;

/**
 * Makes screen readers announce the list's last line word for word. React Aria announces the matches in its own words, and
 * no option changes them, so this replaces each announcement before anybody reads it. Call it in a component that exists
 * only while the list is open: its effects must run before those of React Aria's hook around it.
 */
export function useSaidCount(text: string): void {
  const said = useRef(text);
  useEffect(() => {
    said.current = text;
  });
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (THEIRS.test(node.textContent ?? '')) node.textContent = `${said.current}.`;
      }
    });
    // The first announcement creates this element, so it may not exist yet.
    const log = document.querySelector('[data-live-announcer]');
    observer.observe(log ?? document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
