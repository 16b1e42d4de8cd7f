import { useEffect, useRef } from 'react';

/** Calls `onSearch` after a pause in milliseconds. Of several calls within the pause only the last one counts. */
export function useDebouncedSearch(onSearch: ((text: string) => void) | undefined) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (text: string, delay: number) => {
    clearTimeout(pause.current);
    if (onSearch) pause.current = setTimeout(() => onSearch(text), delay);
  };
}
