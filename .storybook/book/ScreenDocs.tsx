import { Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { EntryLink } from '../../packages/ui/src/docs/pages/EntryLink';
import { type Entry, type Thumbnails, useEntries, useThumbnails } from './bookData';
import { Picture } from './Picture';
import { routesOf } from './routeFacts';
import { ScreenMockups } from './ScreenMockups';
import { nameOf, screenOf } from './screenNames';
import './book.css';

/**
 * The page of a screen: its addresses, who may enter and what for (domain's access table), then links to its stories. A story
 * uses the browser's storage and the API for itself, so one page cannot show two.
 */
export function ScreenDocs() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const thumbnails = useThumbnails();
  const entries = useEntries() ?? [];
  const screen = screenOf(title);
  const pages = entries.filter(({ type }) => type === 'docs').map((page) => page.title);
  // Some screens have several files of stories; the extra files have no page of their own.
  const stories = entries.filter(
    (entry) =>
      entry.type === 'story' &&
      (entry.title === title || (entry.title.startsWith(`${title}/`) && !pages.includes(entry.title))),
  );
  return (
    <>
      <Title>{nameOf(title)}</Title>
      {screen && <p>{screen.purpose}</p>}
      <Unstyled>
        <div className="book">
          {screen && <Routes routes={routesOf(screen)} />}
          <ScreenMockups {...{ title, stories, thumbnails }} />
          <h2>Estados</h2>
          <Stories stories={stories.filter(({ id }) => thumbnails?.[id])} {...{ title, thumbnails }} />
          <Stories stories={stories.filter(({ id }) => !thumbnails?.[id])} {...{ title, thumbnails }} />
        </div>
      </Unstyled>
    </>
  );
}

function Routes({ routes }: { routes: ReturnType<typeof routesOf> }) {
  if (routes.length === 0) return null;
  return (
    <table className="book-list">
      <thead>
        <tr>
          <th scope="col">Ruta</th>
          <th scope="col">Título</th>
          <th scope="col">Quién entra</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(({ path, title, roles }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{title}</td>
            <td>{roles}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StoriesProps {
  stories: readonly Entry[];
  title: string;
  thumbnails: Thumbnails | undefined;
}

function Stories({ stories, title, thumbnails }: StoriesProps) {
  return (
    <ul className="book-cards">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} page={title} thumbnails={thumbnails} />
        </li>
      ))}
    </ul>
  );
}

interface StoryCardProps {
  story: Entry;
  page: string;
  thumbnails: Thumbnails | undefined;
}

function StoryCard({ story, page, thumbnails }: StoryCardProps) {
  const thumbnail = thumbnails?.[story.id];
  const part = story.title === page ? '' : `${story.title.split('/').at(-1)}: `;
  return (
    <EntryLink entry={story}>
      {thumbnail && (
        <>
          <Picture thumbnail={thumbnail} theme="light" alt="" />
          <Picture thumbnail={thumbnail} theme="dark" alt="" />
        </>
      )}
      <span>
        {part}
        {story.name}
      </span>
    </EntryLink>
  );
}
