import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * Sets the theme of the toolbar or of a story's globals on `<html>`, as a page of the portal would. For 'both' this page is the
 * light half; the dark half is a separate page (DarkHalf.ts).
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'es-CL';
  }, [theme]);
  return <Story />;
};
