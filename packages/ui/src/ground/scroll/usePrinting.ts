import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onMediaChange } from '../media/matchesMedia';

/**
 * Whether the page is being printed. Components that render only visible rows then render all,
 * before the browser goes on. Some browsers send an event, others only change the media.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const say = ({ type, matches = type === 'beforeprint' }: { type: string; matches?: boolean }) =>
      flushSync(() => setPrinting(matches));
    window.addEventListener('beforeprint', say);
    window.addEventListener('afterprint', say);
    const unsubscribe = onMediaChange('print', say);
    return () => {
      window.removeEventListener('beforeprint', say);
      window.removeEventListener('afterprint', say);
      unsubscribe();
    };
  }, []);
  return isPrinting;
}
