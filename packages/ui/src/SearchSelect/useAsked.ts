import { useEffect, useRef } from 'react';

/** Asks for what matches, after a pause in milliseconds: of what is asked meanwhile the last alone. */
export function useAsked(onSearch: ((text: string) => void) | undefined) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (text: string, delay: number) => {
    clearTimeout(pause.current);
    if (onSearch) pause.current = setTimeout(() => onSearch(text), delay);
  };
}
