import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { ABSENCES, absenceOf } from '../.storybook/book/absences.ts';
import { COLOURS } from '../.storybook/book/bookTheme.ts';
import { designOf } from '../.storybook/book/designs.ts';
import type { JourneyStep } from '../.storybook/book/journeyStep.ts';
import { JOURNEYS } from '../.storybook/book/journeys.ts';
import { SCREEN_DESIGNS } from '../.storybook/book/screenDesigns.ts';
import { screenOf } from '../.storybook/book/screenNames.ts';
import { SCREENS } from '../.storybook/book/screens.ts';
import { STATES } from '../.storybook/book/states.ts';
import { ROUTES } from '../packages/domain/src/access/routes.ts';
import { formatPesos } from '../packages/domain/src/amounts/pesos.ts';
import { ROOT } from './build.ts';
import { storyFiles } from './stories.ts';

/* Compares Storybook's own pages (start, journeys, screens) with the code that they describe. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('every path of the portal belongs to a screen, and every path of a screen exists', () => {
  const told = new Set(SCREENS.flatMap(({ paths }) => paths));
  expect([...told].sort()).toEqual(ROUTES.map(({ path }) => path).sort());
});

const allStories = storyFiles('{apps/portal,packages/{domain,ui}}/src/**/*.stories.tsx');
const screenStories = storyFiles('apps/portal/src/**/*.stories.tsx');

it('every file with stories of screens belongs to a screen of the wall', () => {
  expect(screenStories.length).toBeGreaterThan(20);
  expect(screenStories.filter(({ title }) => !screenOf(title)).map(({ file }) => file)).toEqual([]);
});

it('every tag of a story names a state of the wall', () => {
  // Storybook adds 'play-fn' by itself.
  const known: readonly string[] = [...STATES, '!autodocs', '!dev', 'play-fn'];
  const tags = screenStories.flatMap((file) => [...file.tags, ...file.stories.flatMap((one) => one.tags)]);
  expect(tags.length).toBeGreaterThan(100);
  expect(tags.filter((tag) => !known.includes(tag))).toEqual([]);
});

it('the wall has no hole: every cell has a story, or the reason why the screen has no such state', () => {
  const cells = SCREENS.flatMap((screen) => {
    const { title } = screen;
    const stories = screenStories.filter((file) => file.title === title).flatMap((file) => file.stories);
    return STATES.map((state) => ({
      cell: `${title}: ${state}`,
      hasStory: stories.some(({ tags }) => tags.includes(state)),
      reason: absenceOf(screen, state),
      isReasonByHand: ABSENCES[title]?.[state] !== undefined,
    }));
  });
  expect(cells.filter(({ hasStory, reason }) => !hasStory && !reason)).toEqual([]);
  // A reason that is no longer true, because there is a story now.
  expect(cells.filter(({ hasStory, isReasonByHand }) => hasStory && isReasonByHand)).toEqual([]);
  expect(Object.keys(ABSENCES)).toEqual(SCREENS.map(({ title }) => title));
});

it('every step of a journey shows a story that exists', () => {
  const ids = new Set(
    screenStories.flatMap(({ id, stories }) =>
      stories.map(({ exportName }) => toId(id, storyNameFromExport(exportName))),
    ),
  );
  const steps: readonly JourneyStep[] = Object.values(JOURNEYS).flat();
  expect(steps.map(({ story }) => story).filter((story) => !ids.has(story))).toEqual([]);
});

/** A mockup's name, light and dark. */
const bothThemes = (name: string) => [`${name}.dark.webp`, `${name}.light.webp`];

it('every mockup has a picture in both themes, and is shown by a journey or a page', () => {
  const steps: readonly JourneyStep[] = Object.values(JOURNEYS).flat();
  const ofJourneys = steps.flatMap(({ mockup }) => (mockup ? [mockup] : []));
  const ofPages = allStories.flatMap(({ title }) => designOf(title)?.mockups ?? []);
  expect(globSync('*', { cwd: join(ROOT, '.storybook/book/mockups') }).sort()).toEqual(
    [...new Set([...ofJourneys, ...ofPages])].flatMap(bothThemes).sort(),
  );
});

it('every story has a design, and a screen that nobody drew says which it looks like', () => {
  expect(allStories.length).toBeGreaterThan(150);
  const without = allStories.filter(({ title }) => !designOf(title)?.mockups.length);
  expect(without.map(({ file }) => file)).toEqual([]);
  const titles = SCREENS.map(({ title }) => title);
  expect(Object.keys(SCREEN_DESIGNS).filter((title) => !titles.includes(title))).toEqual([]);
});

it('the page on words writes money as the screens do', () => {
  const [, money] = /Plata: ([^,]+),/.exec(read('packages/ui/src/docs/foundations/Writing.mdx')) ?? [];
  expect(money).toBe(formatPesos(1_234_567));
});

it('Storybook’s frame and pages have the portal’s colours', () => {
  const css = read('packages/ui/src/ground/tokens/tokens.css');
  const [light = '', dark = ''] = css.split('color-scheme: dark;');
  for (const [block, colours] of [
    [light, COLOURS.light],
    [dark, COLOURS.dark],
  ] as const) {
    for (const [name, value] of Object.entries(colours))
      expect(block).toContain(`--dui-color-${name}: ${value};`);
  }
});
