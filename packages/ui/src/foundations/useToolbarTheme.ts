import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

interface Globals {
  globals: { theme?: string };
}

const themeOf = (said?: Globals): 'light' | 'dark' => (said?.globals.theme === 'dark' ? 'dark' : 'light');

/** The theme that Storybook's toolbar asks for, in a page of documentation: one that may hold no story. */
export function useToolbarTheme({ channel }: Pick<DocsContextProps, 'channel'>): 'light' | 'dark' {
  const [theme, setTheme] = useState(() =>
    themeOf((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0] as Globals | undefined),
  );
  useEffect(() => {
    const follow = (said: Globals) => setTheme(themeOf(said));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
}
