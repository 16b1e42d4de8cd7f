import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/**
 * Fixes the theme the toolbar (or a story's globals) asks for, as a page of the portal would: on `<html>`.
 * Of 'both' this page is the light half: the dark one is a page of its own (DarkHalf.ts).
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'es-CL';
  }, [theme]);
  return <Story />;
};
