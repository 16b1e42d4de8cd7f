import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { componentOf } from '../packages/ui/src/docs/pages/componentOf.ts';
import { ROOT } from './build.ts';
import { storyFiles } from './stories.ts';

/* Pages are written in MDX, which only Storybook's build compiles: their text is what can be read here. */

/** Story files of components, by the pages in their folder. `page` is the .mdx next to a component's own file. */
const files = storyFiles('packages/ui/src/**/*.stories.tsx')
  .filter(({ title }) => title.startsWith('Componentes/'))
  .map(({ file, title, tags }) => {
    const page = join(ROOT, file.replace('.stories.tsx', '.mdx'));
    return {
      ...{ file, title, isPart: tags.includes('!autodocs') },
      text: readFileSync(join(ROOT, file), 'utf8'),
      page: existsSync(page) ? readFileSync(page, 'utf8') : undefined,
    };
  });

it('every component has a guide: in its story file, or in a page of its own', () => {
  const guides = files.filter(({ isPart }) => !isPart);
  expect(guides.length).toBeGreaterThan(50);
  const missing = guides.filter(({ text, page }) => !/\bguide: \{/.test(text) && !page?.includes('<DoDont'));
  expect(missing.map(({ title }) => title)).toEqual([]);
});

it('a component has only one page of documentation', () => {
  const pages = globSync('packages/ui/src/**/*.mdx', { cwd: ROOT });
  expect(pages.length).toBeGreaterThan(10);
  // With another name, Storybook would show the page next to the one made for the story file.
  const named = pages.filter((page) => /<Meta[^>]*\sname=/.test(readFileSync(join(ROOT, page), 'utf8')));
  expect(named).toEqual([]);
});

it('a component’s page shows the stories of every file they were split into', () => {
  const parts = files.filter(({ isPart }) => isPart);
  expect(parts.length).toBeGreaterThan(10);
  const missing = parts.filter(({ file, title }) => {
    const page = files.find((whole) => title.startsWith(`${whole.title}/`))?.page ?? '';
    const name = new RegExp(`import \\* as (\\w+) from './${basename(file, '.tsx')}'`).exec(page)?.[1];
    const shown = /parts=\{\[([^\]]*)\]\}/.exec(page)?.[1]?.split(', ') ?? [];
    return !name || !shown.includes(name);
  });
  expect(missing.map(({ file }) => file)).toEqual([]);
});

it('a story file that is part of a component’s says so, so that it gets no page of its own', () => {
  const loose = files.filter(
    ({ title, isPart }) =>
      title.startsWith('Componentes/') &&
      !isPart &&
      files.some((whole) => title.startsWith(`${whole.title}/`)),
  );
  expect(loose.map(({ file }) => file)).toEqual([]);
});

/** Components whose do and don't are told in words alone, because a small picture in a page could not show them as they are. */
const IN_WORDS: readonly string[] = [
  // They open over the page, and take the focus or come with it.
  ...['AlertDialog', 'Dialog', 'Drawer', 'NotificationRegion', 'SkipLink', 'Tooltip'],
  // They lay out a whole page by the window's width.
  ...['AsideColumns', 'MainLayout', 'OnboardingLayout', 'PublicLayout'],
  // What is right or wrong about them is not seen: it is in the code, or only read out.
  ...['LocaleProvider', 'VisuallyHidden'],
  // It shows as something plays, or as a document is loaded.
  ...['MediaPlayer', 'PdfViewer'],
];

it('a do and a don’t are pictures too, each under a sentence of the guide', () => {
  const drawn = globSync('packages/ui/src/docs/pairs/*.tsx', { cwd: ROOT }).flatMap((file) =>
    Array.from(
      readFileSync(join(ROOT, file), 'utf8').matchAll(/^ {2}(\w+): \{(?:$| does)/gm),
      ([, name = '']) => name,
    ),
  );
  const guided = files
    .filter(({ isPart, text, page }) => !isPart && (/\bguide: \{/.test(text) || page?.includes('<DoDont')))
    .flatMap(({ title }) => componentOf(title)?.name ?? []);
  expect(drawn.length).toBeGreaterThan(60);
  expect([...drawn, ...IN_WORDS].sort()).toEqual([...new Set(guided)].sort());
  // A page that writes its do's and don'ts itself says whose pictures stand above them.
  const nameless = files
    .map(({ title, page }) => ({ name: componentOf(title)?.name ?? '', page }))
    .filter(({ name, page }) => drawn.includes(name) && page?.includes('<DoDont'))
    .filter(({ name, page }) => !page?.includes(`<DoDont\n  name="${name}"`));
  expect(nameless.map(({ name }) => name)).toEqual([]);
});
