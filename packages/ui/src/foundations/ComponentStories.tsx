import { Anchor, Canvas, DocsContext, Heading, type Of, Subheading } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { type DocsStory, needsFrame } from './docsStory';
import { Properties } from './Properties';
import { StoryFrame } from './StoryFrame';

export interface ComponentStoriesProps {
  /** Modules of the story files that a component's own was split into, in the order they are shown. */
  parts?: readonly Of[];
}

/** The end of a component's page: its props, then every story, those of its parts under their names. */
export function ComponentStories({ parts = [] }: ComponentStoriesProps) {
  const docs = useContext(DocsContext);
  const [primary, ...others] = docs.componentStories();
  return (
    <>
      {primary && <Properties story={primary} />}
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
 * Storybook's own list shows the comments above the stories too, which are for readers of the code, and those that tests are for.
 * One that leaves a word on the console by its nature (a file that is refused) stays out: `docs.disable`.
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
