import {
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  type Of,
  Stories,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

export interface ComponentStoriesProps {
  /** Modules of the story files that a component's own was split into, in the order they are shown. */
  parts?: readonly Of[];
}

/** The end of a component's page: its props, then every story, those of its parts under their names. */
export function ComponentStories({ parts = [] }: ComponentStoriesProps) {
  return (
    <>
      <Heading>Propiedades</Heading>
      <Controls />
      <Stories title={<Heading>Estados</Heading>} includePrimary={false} />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's parts are fixed, and a module has no name
        <Part key={index} of={part} />
      ))}
    </>
  );
}

/** `Stories` shows those of the page's first file only. */
function Part({ of }: { of: Of }) {
  const { csfFile } = useOf(of, ['meta']);
  const { componentStoriesFromCSFFile } = useContext(DocsContext);
  return (
    <>
      <Heading>{csfFile.meta.title.split('/').at(-1)}</Heading>
      {componentStoriesFromCSFFile(csfFile).map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
      ))}
    </>
  );
}
