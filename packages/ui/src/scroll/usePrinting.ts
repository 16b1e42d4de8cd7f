import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether paper is being made: what renders only what is in sight renders all of it then, before the browser goes on.
 * Some browsers tell it by an event, some by the media alone.
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
