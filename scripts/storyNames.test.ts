import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build.ts';

/*
 * Designers read Storybook in Spanish and search it with Spanish words. A story without a name would show the English name of
 * its variable.
 */

const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));

/** Words of English names that no Spanish name contains. */
const ENGLISH =
  /\b(the|with|without|and|of|by|from|is|on|long|texts?|empty|default|phone|loading|failed|disabled|pending|small(est)?|large|open|closed|minimum)\b/i;

interface Named {
  story: string;
  name: string | undefined;
}

/** Names of stories. Biome formats a story on one line, or with its own properties at the first level of indentation. */
function storiesOf(text: string): Named[] {
  return [...text.matchAll(/^export const (\w+) = meta\.story\((\{\n[\s\S]*?\n\}|[^\n]*)\);$/gm)].map(
    ([, story = '', body = '']) => ({
      story,
      name: (body.includes('\n') ? /^ {2}name: '(.*)',$/m : /^\{ (?:\.\.\.[\w.]+, )?name: '([^']*)'/).exec(
        body,
      )?.[1],
    }),
  );
}

it('every story has its own name, in Spanish', () => {
  const stories = files.flatMap(({ file, text }) =>
    storiesOf(text).map(({ story, name }) => ({ story: `${file} ${story}`, name })),
  );
  expect(stories.length).toBeGreaterThan(500);
  expect(stories.filter(({ name }) => !name || ENGLISH.test(name))).toEqual([]);
});

it('no two stories of a file share a name', () => {
  const twice = files.flatMap(({ file, text }) => {
    const names = storiesOf(text).map(({ name }) => name);
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${file}: ${name}`);
  });
  expect(twice).toEqual([]);
});

it('a component is found by its name in code and by Spanish words', () => {
  const titles = files.flatMap(({ text }) => /\btitle: '(Componentes\/[^']+)'/.exec(text)?.[1] ?? []);
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
    const named = files.filter(({ text }) => storiesOf(text).some(({ name }) => name === word));
    expect(named.map(({ file }) => file.split('/').at(-1))).toEqual([`${component}.stories.tsx`]);
  }
});
