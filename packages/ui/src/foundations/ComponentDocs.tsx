import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { ComponentStories, type ComponentStoriesProps, ScreenStories } from './ComponentStories';
import { DoDont, Keys } from './Guide';
import { guideOf } from './guides';

/** The page of a component: what it is for, keys, do and don't, then its props and every story. */
export default function ComponentDocs({ parts }: ComponentStoriesProps) {
  const of = useOf('meta', ['meta']);
  const { title } = of.preparedMeta;
  const guide = guideOf(title);
  return (
    <>
      <Title />
      {guide && <p>{guide.use}</p>}
      <Description />
      <Primary />
      {guide?.keys && (
        <>
          <h2>Teclado</h2>
          <Keys rows={guide.keys} />
        </>
      )}
      {guide && (
        <>
          <h2>Sí y no</h2>
          <DoDont does={guide.does} donts={guide.donts} />
        </>
      )}
      {title.startsWith('Pantallas/') ? <ScreenStories parts={parts} /> : <ComponentStories parts={parts} />}
    </>
  );
}
