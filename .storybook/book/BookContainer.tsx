import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { bookTheme } from './bookTheme';

interface Globals {
  globals: { theme?: string };
}

const themeOf = (said?: Globals): 'light' | 'dark' => (said?.globals.theme === 'dark' ? 'dark' : 'light');

/** The toolbar's theme, for a page that may hold no story. */
function useToolbarTheme({ channel }: DocsContainerProps['context']): 'light' | 'dark' {
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

/** Every documentation page, in the theme of its stories: a dark one keeps no white canvas. */
export default function BookContainer({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const theme = useToolbarTheme(context);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'es-CL';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={bookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
