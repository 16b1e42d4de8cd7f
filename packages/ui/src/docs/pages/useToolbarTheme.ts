import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Context = Pick<DocsContextProps, 'channel'>;
type Globals = Readonly<Record<string, unknown>>;

const globalsOf = (said?: { globals: Globals }): Globals => said?.globals ?? {};

/** The settings of Storybook's toolbar, for a documentation page, which may have no story. */
export function useToolbarGlobals({ channel }: Context): Globals {
  const [globals, setGlobals] = useState(() =>
    globalsOf((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0] as { globals: Globals }),
  );
  useEffect(() => {
    const follow = (said: { globals: Globals }) => setGlobals(globalsOf(said));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** The theme set in the toolbar. */
export function useToolbarTheme(context: Context): 'light' | 'dark' {
  return useToolbarGlobals(context).theme === 'dark' ? 'dark' : 'light';
}
