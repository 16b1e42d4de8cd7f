import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '../../.storybook/book/bookData.ts';
import type { JourneyStep } from '../../.storybook/book/journeyStep.ts';
import { JOURNEYS } from '../../.storybook/book/journeys.ts';
import { STATES } from '../../.storybook/book/states.ts';
import { BUILT } from './serveBuilt.ts';

/**
 * Ids of the stories whose pictures the book shows: those on the wall and in its journeys.
 * @throws Error when a journey names a story that the built Storybook lacks
 */
export function wantedStories(): string[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const states: readonly string[] = STATES;
  const onTheWall = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.some((tag) => states.includes(tag)),
  );
  const steps: readonly JourneyStep[] = Object.values(JOURNEYS).flat();
  const inJourneys = steps.map(({ story }) => story);
  const unknown = inJourneys.filter((id) => !entries[id]);
  if (unknown.length > 0) throw new Error(`Journeys name stories that are not there: ${unknown.join(', ')}`);
  return [...new Set([...onTheWall.map(({ id }) => id), ...inJourneys])];
}
