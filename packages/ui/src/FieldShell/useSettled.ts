import { useEffect, useLayoutEffect, useState } from 'react';
import { createPress } from '../ground/inForm/createPress';

/** One for the whole page: nothing may move between a press and its release, wherever the press is. */
const press = createPress();

// Adding the same listener twice has no effect.
const listen = () => addEventListener('pointerdown', press.startPress, true);

/**
 * The browser's message about a field, held back until the current press has ended. Leaving a field checks it. A line
 * that comes or goes would move the button away from the pointer before its release.
 */
export function useSettled(said: string): string {
  const [shown, setShown] = useState(said);
  useEffect(listen, []);
  useLayoutEffect(() => press.afterPress(() => setShown(said)), [said]);
  return shown;
}
