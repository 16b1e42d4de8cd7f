import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { BothThemes } from './BothThemes';

/** Fixes the theme the toolbar (or the test project) asks for, as a page of the portal would: on `<html>`. */
export const withTheme: Decorator = (Story, { globals, id, parameters }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'es-CL';
  }, [theme]);
  if (globals.theme !== 'both') return <Story />;
  return (
    <BothThemes storyId={id} globals={globals} isStacked={parameters.layout === 'fullscreen'}>
      <Story />
    </BothThemes>
  );
};
