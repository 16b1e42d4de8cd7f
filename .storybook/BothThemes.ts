// No JSX: Storybook's manager has its own React, older than the portal's and without its JSX runtime.
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { DarkHalf } from './DarkHalf';
import { viewports } from './viewports';

/** The style of the element that holds the preview without this component, starting at its corner. */
const half: CSSProperties = {
  display: 'grid',
  gridTemplate: '100% / 100%',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
};

/**
 * The toolbar's 'Los dos': the light preview and beside it the same story in the dark theme, as two pages. Two pages keep
 * dialogs, menus and notifications in their half, with its theme and width.
 */
export function BothThemes({ children }: { children?: ReactNode }) {
  const [{ theme, viewport }] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const isPhone = viewports[viewport?.value as keyof typeof viewports]?.type === 'mobile';
  // One above the other: in half the width, a story of full width would show its narrow layout.
  const isStacked = useParameter('layout') === 'fullscreen' && !isPhone;
  const isBoth = theme === 'both' && (viewMode === 'story' || viewMode === 'docs');
  const template = isStacked ? 'repeat(2, minmax(0, 1fr)) / 100%' : '100% / repeat(2, minmax(0, 1fr))';
  return createElement(
    'div',
    {
      style: {
        display: 'grid',
        width: '100%',
        height: '100%',
        gridTemplate: isBoth ? template : '100% / 100%',
      },
    },
    createElement('div', { style: half }, children),
    isBoth && createElement('div', { style: half }, createElement(DarkHalf, { storyId, viewMode })),
  );
}
