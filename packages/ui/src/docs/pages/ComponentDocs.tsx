import { DocsContext, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import { ComponentStories, type ComponentStoriesProps } from './ComponentStories';
import { componentOf } from './componentOf';
import { DoDont, Keys } from './Guide';
import type { ComponentGuide } from './guide';
import { StoryFrame } from './StoryFrame';

/** The page of a component: its purpose, its keys, do's and don'ts, then its props and every story. */
export default function ComponentDocs({ parts }: ComponentStoriesProps) {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const [primary] = useContext(DocsContext).componentStories();
  const guide: ComponentGuide | undefined = parameters.guide;
  const component = componentOf(title);
  // Only a text written for this page counts. Comments in the code are in English.
  const written: string | undefined = parameters.docs?.description?.component;
  // From .storybook, which may read the repository's other files.
  const Foot: ComponentType<{ name: string }> | undefined = parameters.foot;
  return (
    <>
      <Title>{component?.name}</Title>
      {component && <p>También: {component.words}.</p>}
      {guide && <p>{guide.use}</p>}
      {written && !component && <Markdown>{written}</Markdown>}
      {primary?.parameters.docs?.story?.inline === false ? <StoryFrame story={primary} /> : <Primary />}
      {guide?.keys && (
        <>
          <h2>Teclado</h2>
          <Keys rows={guide.keys} />
        </>
      )}
      {guide && (
        <>
          <h2>Sí y no</h2>
          <DoDont name={component?.name} does={guide.does} donts={guide.donts} />
        </>
      )}
      <ComponentStories parts={parts} />
      {component && Foot && <Foot name={component.name} />}
    </>
  );
}
