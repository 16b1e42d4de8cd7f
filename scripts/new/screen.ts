import { globSync } from 'node:fs';
import { ROOT } from '../build.ts';
import { ENTRIES } from './entries.ts';
import { kebab, pascalCase, sentence, uncapitalized } from './names.ts';
import { chosen, type Options, type Plan, Refusal } from './plan.ts';
import { loaderText, routeText, type ScreenWords, screenText, storiesText } from './screenFiles.ts';
import { addAfter, addBefore, addImport, addTo } from './syntax.ts';

/** In the tables of the wall, the first of the parts that all screens share: screens stand before them. */
export const SHARED = 'Pantallas/Formularios/En un diálogo';

/** What the wall tells of a page. */
interface OnTheWall {
  purpose: string;
  /** The states it has not, as source text. */
  absences: string;
}

/** The parts of a screen's plan that do not depend on what the page shows. @throws Refusal for a name that is taken, or none */
export function wordsOfScreen(name: string, folder: string, title: string): ScreenWords {
  const entry = chosen(ENTRIES, folder, 'entry of the menu');
  if (globSync(`apps/portal/src/screens/*/${name}`, { cwd: ROOT }).length > 0)
    throw new Refusal(`There is already a screen ${name}.`);
  return { name, variable: uncapitalized(name), title, path: `${entry.path}/${kebab(name)}`, entry };
}

/** The changeset that tells readers of domain about a page. */
export const pageChangeset = ({ name, path }: ScreenWords) => ({
  [`.changeset/${kebab(name)}-screen.md`]: `---
'@doblaje/domain': minor
---

The access table has ${path}.
`,
});

/** Registers a page: its route, who may open it, the journey with large text, and the wall. */
export function registerPage(
  { name, variable, title, path, entry }: ScreenWords,
  folder: string,
  { purpose, absences }: OnTheWall,
): Plan['touches'] {
  const isAdmin = entry.role === 'ADMIN';
  return {
    'apps/portal/src/routes/routes.tsx': (text) =>
      addImport(
        addAfter(text, 'archiveRoute(portal, guarded)', `${variable}Route(portal, guarded)`),
        `import { ${variable}Route } from '../screens/${folder}/${name}/route';`,
      ),
    'packages/domain/src/access/routes.ts': (text) =>
      addTo(
        text,
        'ROUTES',
        `{ path: '${path}', access: ${isAdmin ? 'ADMIN_ONLY' : 'EVERYONE'}, title: '${title}' }`,
      ),
    'packages/domain/src/access/access.test.ts': (text) =>
      addTo(text, 'DECIDED', `'${path}': '${isAdmin ? 'A' : 'U'}'`),
    'apps/portal/e2e/largeText.spec.ts': (text) => addTo(text, isAdmin ? 'OF_ADMIN' : 'OF_USER', `'${path}'`),
    '.storybook/book/screens.ts': (text) =>
      addBefore(
        text,
        'SCREENS',
        SHARED,
        `{ title: 'Pantallas/${title}', paths: ['${path}'], purpose: '${purpose}' }`,
      ),
    '.storybook/book/absences.ts': (text) =>
      addBefore(text, 'ABSENCES', SHARED, `'Pantallas/${title}': ${absences}`),
    // Nobody has drawn it yet: it looks like a list of the office.
    '.storybook/book/screenDesigns.ts': (text) =>
      addBefore(text, 'SCREEN_DESIGNS', SHARED, `'Pantallas/${title}': { like: 'Pantallas/Proyectos' }`),
  };
}

/** A page of the portal behind the login, under an entry of the menu. */
export function screen(typed: string, { entry: folder = 'projects', title }: Options): Plan {
  const name = pascalCase(typed, 'screen');
  const words = wordsOfScreen(name, folder, title ?? sentence(name));
  const place = `apps/portal/src/screens/${folder}/${name}`;
  return {
    writes: {
      [`${place}/${name}Screen.tsx`]: screenText(words),
      [`${place}/${name}Screen.stories.tsx`]: storiesText(words),
      [`${place}/loader.ts`]: loaderText(words),
      [`${place}/route.ts`]: routeText(words),
      ...pageChangeset(words),
    },
    touches: registerPage(words, folder, {
      purpose: 'Ver los propios datos.',
      absences: "{ ...NO_FIELDS, resultado: 'No envía nada', ...NO_ROWS }",
    }),
  };
}
