import {
  Anchor,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  type Of,
  Subheading,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';

export interface ComponentStoriesProps {
  /** Modules of the story files that a component's own was split into, in the order they are shown. */
  parts?: readonly Of[];
}

/** A story as the page knows it. */
interface Shown {
  id: string;
  name: string;
  tags?: string[];
  parameters: { docs?: { disable?: boolean } };
  moduleExport: ComponentProps<typeof Canvas>['of'];
}

/** The end of a component's page: its props, then every story, those of its parts under their names. */
export function ComponentStories({ parts = [] }: ComponentStoriesProps) {
  const [primary, ...others] = useContext(DocsContext).componentStories();
  return (
    <>
      {primary && Object.values(primary.argTypes).some(({ table }) => !table?.disable) && (
        <>
          <Heading>Propiedades</Heading>
          <p>Las descripciones están en inglés: son las del código.</p>
          <Controls />
        </>
      )}
      {others.length > 0 && <Heading>Estados</Heading>}
      <StoryList stories={others} />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's parts are fixed, and a module has no name
        <Part key={index} of={part} />
      ))}
    </>
  );
}

function Part({ of }: { of: Of }) {
  const { csfFile } = useOf(of, ['meta']);
  const { componentStoriesFromCSFFile } = useContext(DocsContext);
  return (
    <>
      <Heading>{csfFile.meta.title.split('/').at(-1)}</Heading>
      <StoryList stories={componentStoriesFromCSFFile(csfFile)} />
    </>
  );
}

/**
 * Storybook's own list shows the comments above the stories too, which are for readers of the code, and those that tests are for.
 * One that leaves a word on the console by its nature (a file that is refused) stays out: `docs.disable`.
 */
function StoryList({ stories }: { stories: readonly Shown[] }) {
  return stories
    .filter(({ tags, parameters }) => tags?.includes('dev') && !parameters.docs?.disable)
    .map(({ id, name, moduleExport }) => (
      <Anchor key={id} storyId={id}>
        <Subheading>{name}</Subheading>
        <Canvas
          of={moduleExport}
          withToolbar={false}
          story={{ __forceInitialArgs: true }}
          source={{ __forceInitialArgs: true }}
        />
      </Anchor>
    ));
}
