import { expect, it } from 'vitest';
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

it('a component is found by its name in code and by Spanish words', () => {
  const titles = files.map(({ title }) => title).filter((title) => title.startsWith('Componentes/'));
  expect(titles.length).toBeGreaterThan(60);
  expect(titles.filter((title) => !/^Componentes\/[^/]+\/\w+, [^/()]+(\/[^/]+)?$/.test(title))).toEqual([]);
  // Words that designers have searched for.
  for (const word of ['botón', 'modal', 'toast', 'clave']) {
    expect(
      titles.filter((title) => title.includes(word)),
      word,
    ).not.toEqual([]);
  }
});

it('for a word that screens use too, the component is found first', () => {
  // Storybook's search lists stories of exactly this name first, and pages of components after them.
  for (const [word, component] of [
    ['Contraseña', 'PasswordField'],
    ['Fecha', 'DateField'],
  ]) {
    const named = files.filter(({ stories }) => stories.some(({ name }) => name === word));
    expect(named.map(({ file }) => file.split('/').at(-1))).toEqual([`${component}.stories.tsx`]);
  }
});
