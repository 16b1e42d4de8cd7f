import {
  Controls,
  DocsContext,
  DocsStory,
  Heading,
  type Of,
  Stories,
  Subheading,
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
  const { name, stories } = usePart(of);
  return (
    <>
      <Heading>{name}</Heading>
      {stories.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
      ))}
    </>
  );
}

/** A screen's stories, to open: each has the browser's storage and the API to itself, so one page cannot hold two. */
export function ScreenStories({ parts = [] }: ComponentStoriesProps) {
  return (
    <>
      <Heading>Estados</Heading>
      <Links stories={useContext(DocsContext).componentStories()} />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's parts are fixed, and a module has no name
        <PartLinks key={index} of={part} />
      ))}
    </>
  );
}

function PartLinks({ of }: { of: Of }) {
  const { name, stories } = usePart(of);
  return (
    <>
      <Subheading>{name}</Subheading>
      <Links stories={stories} />
    </>
  );
}

function Links({ stories }: { stories: readonly { id: string; name: string }[] }) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function usePart(of: Of) {
  const { csfFile } = useOf(of, ['meta']);
  const { componentStoriesFromCSFFile } = useContext(DocsContext);
  return { name: csfFile.meta.title.split('/').at(-1), stories: componentStoriesFromCSFFile(csfFile) };
}
