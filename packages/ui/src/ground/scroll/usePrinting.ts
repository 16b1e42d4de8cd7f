import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. Components that render only visible rows then render all,
 * before the browser goes on. Some browsers send an event, others only change the media.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia('print');
    const say = (value: boolean) => flushSync(() => setPrinting(value));
    const begin = () => say(true);
    const end = () => say(false);
    const change = ({ matches }: MediaQueryListEvent) => say(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
