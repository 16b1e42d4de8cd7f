import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeConfigs, prepareStory } from 'storybook/internal/preview-api';
import { expect, it } from 'vitest';
import { modesOf, nameModes, type StoryGlobals } from '../.storybook/modes.ts';
import { viewports } from '../.storybook/viewports.ts';
import { ROOT } from './build.ts';

/* Stories decide by their globals which pictures Chromatic takes. */

/** The modes that Chromatic reads for a story with these globals. */
function modesInStorybook(globals: StoryGlobals) {
  const { parameters } = prepareStory(
    {
      id: 'a--b',
      name: 'b',
      moduleExport: {},
      globals,
      parameters: { chromatic: { pauseAnimationAtEnd: true } },
    },
    { id: 'a', title: 'a', component: undefined },
    composeConfigs([{ argsEnhancers: [nameModes], render: () => null }]),
  );
  return parameters.chromatic;
}

it('a story that names a width gets pictures of that width only, in both themes', () => {
  for (const [value, { styles }] of Object.entries(viewports)) {
    const { modes, pauseAnimationAtEnd } = modesInStorybook({ viewport: { value } });
    const size = { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
    expect(modes).toEqual({
      [`claro ${size.width}`]: { theme: 'light', viewport: size },
      [`oscuro ${size.width}`]: { theme: 'dark', viewport: size },
    });
    // Other settings of the story for Chromatic stay.
    expect(pauseAnimationAtEnd).toBe(true);
  }
});

// The preview imports styles and a browser's parts, so its text is what can be read here.
it('the preview gives the modes to all stories', () => {
  expect(readFileSync(join(ROOT, '.storybook/preview.tsx'), 'utf8')).toMatch(/argsEnhancers: \[.*nameModes/);
});

it('a story that names no width gets the widths that designers draw; one that names a theme gets that theme', () => {
  expect(Object.keys(modesInStorybook({}).modes)).toEqual([
    'claro 390',
    'claro 1440',
    'oscuro 390',
    'oscuro 1440',
  ]);
  const dark = modesInStorybook({ theme: 'dark', viewport: { value: 'min320' } });
  expect(Object.keys(dark.modes)).toEqual(['oscuro 320']);
});

it('a width that is not among the viewports is refused, and with it every run of its story', () => {
  expect(() => modesOf({ viewport: { value: 'tablet' } })).toThrow('No viewport is called tablet');
});
