import { EntryLink } from '../../packages/ui/src/docs/pages/EntryLink';
import type { Entry, Thumbnails } from './bookData';
import { designOf } from './designs';
import { Mockup } from './Mockup';
import { Picture } from './Picture';
import { nameOf } from './screenNames';

const THEMES = [
  ['light', 'claro'],
  ['dark', 'oscuro'],
] as const;

interface ScreenMockupsProps {
  /** Title of the screen. */
  title: string;
  /** Its stories. The one that a person sees first stands beside the mockups. */
  stories: readonly Entry[];
  thumbnails: Thumbnails | undefined;
}

/** A screen as it is built, beside the mockups that it was built from, in both themes. */
export function ScreenMockups({ title, stories, thumbnails }: ScreenMockupsProps) {
  const design = designOf(title);
  if (!design) return null;
  const first = stories.find(({ tags }) => tags.includes('al entrar')) ?? stories[0];
  const thumbnail = first && thumbnails?.[first.id];
  return (
    <>
      <h2>Maquetas</h2>
      {design.of && <p>No tiene una propia: sigue a la de {nameOf(design.of)}.</p>}
      {THEMES.map(([theme, word]) => (
        <ul key={theme} className="book-mockups" aria-label={`En ${word}`}>
          {thumbnail && (
            <li>
              <EntryLink entry={first}>
                <Picture thumbnail={thumbnail} theme={theme} alt="" />
                <span>
                  Construida: {first.name}, {word}
                </span>
              </EntryLink>
            </li>
          )}
          {design.mockups.map((mockup) => (
            <li key={mockup}>
              <Mockup name={mockup} theme={theme} alt="" />
              <span>
                Maqueta {mockup}, {word}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
