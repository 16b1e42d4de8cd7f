/// <reference path="./stylesheet.d.ts" />
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { emulateMedia } from './emulateMedia';
import './forcedColors.css';

/** Applies text zoom, reduced motion and forced colours from the toolbar. */
export const withPreferences: Decorator = (Story, { globals }) => {
  const isZoomed = globals.textZoom === 'double';
  const reducedMotion = globals.motion === 'reduce';
  const forcedColors = globals.forcedColors === 'active';

  useLayoutEffect(() => {
    const root = document.documentElement;
    // All text sizes are in rem, so this equals a zoom of text only (WCAG 1.4.4).
    root.style.fontSize = isZoomed ? '200%' : '';
    return () => {
      root.style.fontSize = '';
    };
  }, [isZoomed]);

  useLayoutEffect(() => {
    if (!reducedMotion && !forcedColors) return;
    const root = document.documentElement;
    root.toggleAttribute('data-forced-colors', forcedColors);
    const emulate = () => emulateMedia({ reducedMotion, forcedColors });
    emulate();
    // Components add their rules when they first show.
    const newRules = new MutationObserver(emulate);
    newRules.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      newRules.disconnect();
      root.removeAttribute('data-forced-colors');
      emulateMedia({ reducedMotion: false, forcedColors: false });
    };
  }, [reducedMotion, forcedColors]);

  return <Story />;
};
