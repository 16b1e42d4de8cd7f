import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build.ts';
import { storyFiles } from './stories.ts';

/*
 * Designers read Storybook in Spanish and search it with Spanish words. A story without a name would show the English name of
 * its variable.
 */

const files = storyFiles();

/** Words of English names that no Spanish name contains. */
const ENGLISH =
  /\b(the|with|without|and|of|by|from|is|on|long|texts?|empty|default|phone|loading|failed|disabled|pending|small(est)?|large|open|closed|minimum)\b/i;

/** Names that are the same in both languages. */
const SAME_IN_BOTH = ['Chile'];

/** 'LongTexts' → 'Long Texts', as Storybook names a story without a name. */
const unnamed = (exportName: string) => exportName.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');

it('every story has its own name, in Spanish', () => {
  const stories = files.flatMap(({ file, stories: found }) =>
    found.map(({ exportName, name }) => ({ story: `${file} ${exportName}`, exportName, name })),
  );
  expect(stories.length).toBeGreaterThan(500);
  const wrong = stories.filter(
    ({ exportName, name }) =>
      ENGLISH.test(name) || (name === unnamed(exportName) && !SAME_IN_BOTH.includes(name)),
  );
  expect(wrong).toEqual([]);
});

it('no two stories of a file share a name', () => {
  const twice = files.flatMap(({ file, stories }) => {
    const names = stories.map(({ name }) => name);
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${file}: ${name}`);
  });
  expect(twice).toEqual([]);
});

/** Widths in px that a name promises: a number, or the words of one. */
function promisedWidths(name: string): number[] {
  const numbers = [...name.matchAll(/\b(320|390|768|800|1024|1100|1280|1440)\b/g)].map(([width]) =>
    Number(width),
  );
  if (numbers.length > 0) return numbers;
  if (/^teléfono$|, teléfono$/i.test(name)) return [390];
  return /\bmínimo$/i.test(name) ? [320] : [];
}

it('a story is as wide as its name says', () => {
  const promising = files.flatMap(({ file, stories }) =>
    stories
      .map(({ exportName, name, width }) => ({ story: `${file} ${exportName}`, name, width }))
      .filter(({ name }) => promisedWidths(name).length > 0),
  );
  expect(promising.length).toBeGreaterThan(150);
  // A name with two widths crosses from one to the other.
  expect(promising.filter(({ name, width = 0 }) => !promisedWidths(name).includes(width))).toEqual([]);
  expect(promising.filter(({ name, width }) => /teléfono/i.test(name) && width !== 390)).toEqual([]);
});

it('a component is found by its name in code and by Spanish words', () => {
  const titles = files.map(({ title }) => title).filter((title) => title.startsWith('Componentes/'));
  expect(titles.length).toBeGreaterThan(60);
  expect(titles.filter((title) => !/^Componentes\/[^/]+\/\w+, [^/()]+(\/[^/]+)?$/.test(title))).toEqual([]);
});

/** Words that people have searched for, and what they looked for. */
const SEARCHED = {
  botón: 'Button',
  buscador: 'Toolbar',
  casting: 'Elenco',
  chip: 'Badge',
  clave: 'PasswordField',
  dropdown: 'Select',
  espaciado: 'Tokens',
  foto: 'Avatar',
  honorarios: 'BoletaNotice',
  input: 'TextField',
  maqueta: 'Postular',
  modal: 'Dialog',
  oscuro: 'Temas',
  plata: 'CurrencyField',
  spinner: 'Skeleton',
  tabla: 'Table',
  toast: 'Notification',
  wizard: 'Stepper',
};

it.each(Object.entries(SEARCHED))('a search for %s finds %s', (word, found) => {
  const pages = globSync('.storybook/book/*.mdx', { cwd: ROOT }).map(
    (file) => /<Meta title="([^"]+)"/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? '',
  );
  const named = [...pages, ...files.map(({ title }) => title)].filter((title) => title.includes(word));
  expect(named.flatMap((title) => title.split('/')).map((part) => part.split(', ')[0])).toContain(found);
});

it('for a word that screens use too, the component is found first', () => {
  // Storybook's search lists stories of exactly this name first, and pages of components after them.
  for (const [word, component] of [
    ['Contraseña', 'PasswordField'],
    ['Fecha', 'DateField'],
    ['Tabla', 'Table'],
  ]) {
    const named = files.filter(({ stories }) => stories.some(({ name }) => name === word));
    expect(named.map(({ file }) => file.split('/').at(-1))).toEqual([`${component}.stories.tsx`]);
  }
});
