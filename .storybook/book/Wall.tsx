import { EntryLink } from '../../packages/ui/src/docs/pages/EntryLink';
import { absenceOf } from './absences';
import type { Entry, Thumbnails } from './bookData';
import { SmallPicture } from './Picture';
import { ScrollFrame } from './ScrollFrame';
import type { Screen } from './screen';
import { nameOf } from './screenNames';
import { SCREENS } from './screens';
import { STATES, type State } from './states';

interface WallProps {
  entries: readonly Entry[];
  thumbnails: Thumbnails | undefined;
}

/** Screen × state × theme: every picture leads to its story, and a missing story is a visible hole. */
export function Wall({ entries, thumbnails }: WallProps) {
  const stories = entries.filter(({ type }) => type === 'story');
  const cells = SCREENS.flatMap((screen) =>
    STATES.map((state) => storiesIn(stories, screen, state).length > 0 || Boolean(absenceOf(screen, state))),
  );
  const holes = cells.filter((isFilled) => !isFilled).length;
  return (
    <>
      <p>
        {holes === 0
          ? 'Cada casilla tiene su historia, en claro y en oscuro, o la razón por la que esa pantalla no tiene ese estado.'
          : `Faltan ${holes} historias: son las casillas «Falta».`}
        {thumbnails &&
          Object.keys(thumbnails).length === 0 &&
          ' Las miniaturas se hacen con «pnpm book»; aquí están los enlaces.'}
      </p>
      <ScrollFrame label="Muro de pantallas" more="Más estados">
        <table className="book-wall">
          <thead>
            <tr>
              <th scope="col">Pantalla</th>
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SCREENS.map((screen) => (
              <tr key={screen.title}>
                <th scope="row">
                  <ScreenName screen={screen} entries={entries} />
                </th>
                {STATES.map((state) => (
                  <td key={state}>
                    <Cell
                      stories={storiesIn(stories, screen, state)}
                      absence={absenceOf(screen, state)}
                      thumbnails={thumbnails}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}

/** The name of a screen, as a link if the screen has a page. */
function ScreenName({ screen: { title }, entries }: { screen: Screen; entries: readonly Entry[] }) {
  const name = nameOf(title);
  const page = entries.find((entry) => entry.type === 'docs' && entry.title === title);
  return page ? <EntryLink entry={page}>{name}</EntryLink> : name;
}

function storiesIn(stories: readonly Entry[], screen: Screen, state: State) {
  return stories.filter(({ title, tags }) => title === screen.title && tags.includes(state));
}

interface CellProps {
  stories: readonly Entry[];
  /** Why there is no story. */
  absence: string | undefined;
  thumbnails: Thumbnails | undefined;
}

function Cell({ stories, absence, thumbnails }: CellProps) {
  const [first, ...others] = stories;
  if (!first) return <span className={absence ? 'book-absence' : 'book-hole'}>{absence ?? 'Falta'}</span>;
  const thumbnail = thumbnails?.[first.id];
  return (
    <>
      <EntryLink className="book-cell" entry={first} title={first.name}>
        {thumbnail ? (
          <>
            <SmallPicture thumbnail={thumbnail} theme="light" alt={`${first.name}, claro`} />
            <SmallPicture thumbnail={thumbnail} theme="dark" alt={`${first.name}, oscuro`} />
          </>
        ) : (
          first.name
        )}
      </EntryLink>
      {others.map((other) => (
        <EntryLink key={other.id} className="book-other" entry={other}>
          {other.name}
        </EntryLink>
      ))}
    </>
  );
}
