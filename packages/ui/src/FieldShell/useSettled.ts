import { useEffect, useLayoutEffect, useState } from 'react';
import { createPress } from '../form/createPress';

/** One for the page: between a press and its release nothing moves, wherever it is. */
const press = createPress();

// The same listener again is none.
const listen = () => addEventListener('pointerdown', press.startPress, true);

/**
 * What the browser says of a field, once the press under way has ended: leaving a field judges it, and a line that comes or goes would move
 * the button from under the pointer before its release.
 */
export function useSettled(said: string): string {
  const [shown, setShown] = useState(said);
  useEffect(listen, []);
  useLayoutEffect(() => press.afterPress(() => setShown(said)), [said]);
  return shown;
}
