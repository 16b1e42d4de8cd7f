import type { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { viewports } from '../../../../../.storybook/viewports';

/** The properties of a story that a documentation page uses. */
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

/** The viewport the story is made for; undefined when it works at any width. */
export const viewportOf = ({ storyGlobals }: DocsStory) =>
  viewports[storyGlobals.viewport?.value as keyof typeof viewports];

/**
 * Whether a story needs its own page. It does when it plays (several in one page would take the focus from each other), when it is made for
 * one width, when it fills the page (a dialog, a layout), or when it sets Storybook's own parameter `docs.story.inline: false`.
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
