import { type Entry, hrefOf, type Thumbnails } from './bookData';
import { Picture } from './Picture';
import { SCREENS, type Screen, STATES, type State } from './screens';

interface WallProps {
  entries: readonly Entry[];
  thumbnails: Thumbnails | undefined;
}

/** Screen × state × theme: every picture leads to its story, and what a screen lacks is a hole one sees. */
export function Wall({ entries, thumbnails }: WallProps) {
  const stories = entries.filter(({ type }) => type === 'story');
  const holes = SCREENS.flatMap((screen) =>
    screen.states.filter((state) => storiesIn(stories, screen, state).length === 0),
  );
  return (
    <>
      <p>
        {holes.length === 0
          ? 'Ninguna pantalla tiene un estado sin historia.'
          : `Faltan ${holes.length} historias: son las casillas «Falta».`}
        {thumbnails &&
          Object.keys(thumbnails).length === 0 &&
          ' Las miniaturas se hacen con «pnpm book»; aquí están los enlaces.'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard has to reach it */}
      <section className="book-scroll" tabIndex={0} aria-label="Muro de pantallas">
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
                <th scope="row">{nameOf(screen)}</th>
                {STATES.map((state) => (
                  <td key={state}>
                    <Cell
                      stories={storiesIn(stories, screen, state)}
                      isExpected={screen.states.includes(state)}
                      thumbnails={thumbnails}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const nameOf = ({ title }: Screen) => title.split('/').slice(1).join(' · ');

function storiesIn(stories: readonly Entry[], screen: Screen, state: State) {
  return stories.filter(({ title, tags }) => title === screen.title && tags.includes(state));
}

interface CellProps {
  stories: readonly Entry[];
  isExpected: boolean;
  thumbnails: Thumbnails | undefined;
}

function Cell({ stories, isExpected, thumbnails }: CellProps) {
  const [first, ...others] = stories;
  if (!first) return isExpected ? <span className="book-hole">Falta</span> : null;
  const thumbnail = thumbnails?.[first.id];
  return (
    <>
      <a className="book-cell" href={hrefOf(first)} target="_top" title={first.name}>
        {thumbnail ? (
          <>
            <Picture thumbnail={thumbnail} theme="light" alt={`${first.name}, claro`} />
            <Picture thumbnail={thumbnail} theme="dark" alt={`${first.name}, oscuro`} />
          </>
        ) : (
          first.name
        )}
      </a>
      {others.map((other) => (
        <a key={other.id} className="book-other" href={hrefOf(other)} target="_top">
          {other.name}
        </a>
      ))}
    </>
  );
}
