import type { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { viewports } from '../../../../.storybook/viewports';

/** A story as a page of documentation knows it. */
export interface DocsStory {
  id: string;
  name: string;
  tags?: string[];
  parameters: {
    layout?: string;
    docs?: { disable?: boolean; story?: { inline?: boolean; height?: string } };
  };
  storyGlobals: { viewport?: { value?: string } };
  playFunction?: unknown;
  moduleExport: ComponentProps<typeof Source>['of'];
}

/** The width that it is for; undefined where it holds at any. */
export const viewportOf = ({ storyGlobals }: DocsStory) =>
  viewports[storyGlobals.viewport?.value as keyof typeof viewports];

/**
 * Whether a story needs a page to itself: it plays (several at once in one page would take the focus from each other), it is for
 * one width, it takes the whole page (a dialog over it, a layout), or it says so by Storybook's own parameter,
 * `docs.story.inline: false`.
 */
export function needsFrame(story: DocsStory): boolean {
  const { layout, docs } = story.parameters;
  return (
    Boolean(story.playFunction) ||
    layout === 'fullscreen' ||
    docs?.story?.inline === false ||
    Boolean(viewportOf(story))
  );
}
