import { Anchor, Canvas, DocsContext, Heading, type Of, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { type DocsStory, needsFrame } from './docsStory';
import { entryOf } from './entryOf';
import { InheritedProps } from './InheritedProps';
import { Maturity } from './Maturity';
import { Properties } from './Properties';
import { StoryFrame } from './StoryFrame';

export interface ComponentStoriesProps {
  /** Further story files of the component, in the order they are shown. */
  parts?: readonly Of[];
}

/** The end of a component's page: its props, then every story. Stories of further files stand under the file's name. */
export function ComponentStories({ parts = [] }: ComponentStoriesProps) {
  const docs = useContext(DocsContext);
  const [primary, ...others] = docs.componentStories();
  return (
    <>
      {primary && <Maturity story={primary} />}
      {primary && <Properties story={primary} />}
      <InheritedProps entry={entryOf(primary?.parameters.fileName ?? '')} />
      {others.length > 0 && <Heading>Estados</Heading>}
      <StoryList stories={others} />
      {parts
        .map((part) => docs.resolveOf(part, ['meta']).csfFile)
        .map((file) => (
          <Fragment key={file.meta.id}>
            <Heading>{file.meta.title.split('/').at(-1)}</Heading>
            <StoryList stories={docs.componentStoriesFromCSFFile(file)} />
          </Fragment>
        ))}
    </>
  );
}

/**
 * Storybook's own list would also show the comments above the stories, which are for readers of the code, and the stories
 * made for tests. A story that must log to the console (for example a refused file) opts out with `docs.disable`.
 */
function StoryList({ stories }: { stories: readonly DocsStory[] }) {
  return stories
    .filter(({ tags, parameters }) => tags?.includes('dev') && !parameters.docs?.disable)
    .map((story) => (
      <Anchor key={story.id} storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        {needsFrame(story) ? (
          <StoryFrame story={story} />
        ) : (
          <Canvas
            of={story.moduleExport}
            withToolbar={false}
            story={{ __forceInitialArgs: true }}
            source={{ __forceInitialArgs: true }}
          />
        )}
      </Anchor>
    ));
}
