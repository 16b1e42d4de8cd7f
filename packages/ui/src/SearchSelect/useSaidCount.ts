import { useEffect, useRef } from 'react';

/** How React Aria tells readers of the matches, in every number of them. */
const THEIRS = /disponible\(s\)\.$/;

/**
 * What readers are told of the matches is the last line of the list, word for word. React Aria says it in words of its
 * own, which no option changes: they are put right as they come, before anybody has read them. For what is there
 * while the list is open: its effects come before those of React Aria's hook around it.
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
    // Where there is none yet, the first announcement makes it.
    const log = document.querySelector('[data-live-announcer]');
    observer.observe(log ?? document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
