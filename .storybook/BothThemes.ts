// No JSX: the manager has a React of its own, older than the portal's, and not its JSX runtime.
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { DarkHalf } from './DarkHalf';
import { viewports } from './viewports';

/** As the element that holds the preview without this one, from its corner on. */
const half: CSSProperties = {
  display: 'grid',
  gridTemplate: '100% / 100%',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
};

/**
 * What the toolbar's 'Los dos' shows: the preview, light, and beside it the same story dark in a page of its own.
 * Two pages, so that what floats (dialogs, menus, notifications) stays in its half, with its theme and its width.
 */
export function BothThemes({ children }: { children?: ReactNode }) {
  const [{ theme, viewport }] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const isPhone = viewports[viewport?.value as keyof typeof viewports]?.type === 'mobile';
  // Under each other: what takes the whole width would show its narrow shape in half of it.
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
