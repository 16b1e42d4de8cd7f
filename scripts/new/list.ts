import { ENTRIES } from './entries.ts';
import {
  apiTestText,
  descriptionText,
  fixtureText,
  handlersText,
  type ListWords,
  planText,
  routesText,
} from './listFiles.ts';
import { addressText, columnsText, listScreenText, listStoriesText } from './listScreenFiles.ts';
import { camelCase, capitalized, kebab, sentence } from './names.ts';
import { chosen, type Options, type Plan } from './plan.ts';
import { MAKES_OPENAPI, ROOMS, registerResource } from './route.ts';
import { pageChangeset, registerPage, wordsOfScreen } from './screen.ts';
import { routeText } from './screenFiles.ts';
import { addAfter, addImport, addLine } from './syntax.ts';

/** Entries whose screens ADMIN opens: what a list answers a USER with has to be decided by hand. */
const ADMIN_ENTRIES = Object.fromEntries(Object.entries(ENTRIES).filter(([, { role }]) => role === 'ADMIN'));

/** A list of the database with search, filters, order, pages and CSV, as a resource of the API and a screen of the portal. */
export function list(typed: string, { room = 'office', entry: folder = 'projects', title }: Options): Plan {
  const variable = camelCase(typed, 'list');
  const name = capitalized(variable);
  chosen(ADMIN_ENTRIES, folder, 'entry of the menu for ADMIN');
  const screen = wordsOfScreen(name, folder, title ?? sentence(variable));
  const call = `/${kebab(variable)}`;
  const constant = kebab(variable).replaceAll('-', '_').toUpperCase();
  const resource: ListWords = { name, variable, constant, title: screen.title, call };
  const words = { ...resource, ...screen };
  const api = `apps/api/src/${chosen(ROOMS, room, 'room of the API')}/${variable}`;
  const place = `apps/portal/src/screens/${folder}/${name}`;
  return {
    writes: {
      [`packages/contract/src/lists/${variable}.ts`]: descriptionText(words),
      [`packages/contract/src/routes/${variable}.ts`]: routesText(words),
      [`packages/contract/src/fixtures/${variable}Handlers.ts`]: fixtureText(words),
      [`${api}/list.ts`]: planText(words),
      [`${api}/handlers.ts`]: handlersText(words),
      [`apps/api/test/${variable}.test.ts`]: apiTestText(words),
      [`${place}/list.ts`]: addressText(words),
      [`${place}/columns.tsx`]: columnsText(words),
      [`${place}/${name}Screen.tsx`]: listScreenText(words),
      [`${place}/${name}Screen.stories.tsx`]: listStoriesText(words),
      [`${place}/route.ts`]: routeText(words, 'list'),
      ...pageChangeset(words),
    },
    touches: {
      'packages/contract/src/lists/index.ts': (text) =>
        addLine(text, /^export \{.*\} from '\.\/(\w+)';/, `export { ${variable}List } from './${variable}';`),
      'packages/contract/src/records.ts': (text) =>
        addLine(
          text,
          /^export type \{.*\} from '\.\/routes\/(\w+)';/,
          `export type { ${name}Row } from './routes/${variable}';`,
        ),
      ...registerResource(variable, room, [call, `${call}/csv`]),
      'apps/api/test/listPlans.ts': (text) =>
        addImport(
          addAfter(
            text,
            "asked('shared documents'",
            `asked('${kebab(variable).replaceAll('-', ' ')}', ${variable}Plan, {
              path: '${call}', role: 'ADMIN', words: ['marea', 'golondrinas'], filters: { typeId: '10' }, scope: () => [] })`,
          ),
          `import { ${variable}Plan } from '../src/${room}/${variable}/list';`,
        ),
      ...registerPage(words, folder, { purpose: 'Encontrar lo que hay.', absences: 'NO_FIELDS' }),
    },
    makes: MAKES_OPENAPI,
  };
}
