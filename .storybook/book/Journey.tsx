import { Unstyled } from '@storybook/addon-docs/blocks';
import { EntryLink } from '../../packages/ui/src/docs/pages/EntryLink';
import { type Entry, type Thumbnails, useEntries, useThumbnails } from './bookData';
import type { JourneyStep } from './journeyStep';
import { JOURNEYS, type JourneyName } from './journeys';
import { Mockup } from './Mockup';
import { Picture } from './Picture';
import { nameOf } from './screenNames';
import './book.css';

/** The steps of a journey in the person's order: each story beside the mockup that it was built from. */
export function Journey({ name }: { name: JourneyName }) {
  const entries = useEntries();
  const thumbnails = useThumbnails();
  const steps: readonly JourneyStep[] = JOURNEYS[name];
  return (
    <Unstyled>
      <ol className="book-journey">
        {steps.map(({ text, story, mockup }, index) => (
          <li key={text}>
            <h2>
              {index + 1}. {text}
            </h2>
            <div className="book-pair">
              <Shown story={entries?.find(({ id }) => id === story)} thumbnails={thumbnails} />
              {mockup ? (
                <figure>
                  <span className="book-in-light">
                    <Mockup name={mockup} theme="light" alt={`Maqueta: ${text}`} />
                  </span>
                  <span className="book-in-dark">
                    <Mockup name={mockup} theme="dark" alt={`Maqueta en oscuro: ${text}`} />
                  </span>
                  <figcaption>Maqueta</figcaption>
                </figure>
              ) : (
                <p className="book-absence">Este paso no tiene maqueta.</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Unstyled>
  );
}

interface ShownProps {
  story: Entry | undefined;
  thumbnails: Thumbnails | undefined;
}

function Shown({ story, thumbnails }: ShownProps) {
  if (!story) return null;
  const thumbnail = thumbnails?.[story.id];
  return (
    <figure>
      <EntryLink entry={story}>
        {thumbnail ? <ThemedPicture thumbnail={thumbnail} alt={story.name} /> : story.name}
      </EntryLink>
      <figcaption>
        {nameOf(story.title)}: {story.name}
      </figcaption>
    </figure>
  );
}

/** Contains the pictures of both themes; book.css shows the one of the page's theme. */
function ThemedPicture(props: { thumbnail: Thumbnails[string]; alt: string }) {
  return (
    <>
      <span className="book-in-light">
        <Picture {...props} theme="light" />
      </span>
      <span className="book-in-dark">
        <Picture {...props} theme="dark" />
      </span>
    </>
  );
}
