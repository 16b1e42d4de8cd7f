import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build.ts';

/*
 * Stories play in one theme; in the other only axe checks them (.storybook/judgeOtherTheme.ts). This is as good as playing
 * twice as long as themes differ only in colours: no rule of a component and no script may depend on the theme. The source itself is
 * the matter: a page does not tell which of its rules ask for the theme.
 */

const TOKENS = 'packages/ui/src/ground/tokens/tokens.css';

/** Files that may name the theme, and the reason. */
const ALLOWED: Record<string, string> = {
  [TOKENS]: 'its dark rules are read below',
  'packages/ui/src/ground/tokens/global.css': 'ground and text of what a theme is fixed on',
  'packages/ui/src/NotificationRegion/useFadeOut.ts': 'hands the theme on to a picture that leaves its place',
  'packages/ui/src/docs/foundations/readTokens.ts': 'shows the tokens anew; its stories play in both themes',
  'packages/ui/src/ground/layers/takeTheme.ts':
    'hands the theme of an element on to what it opens over the page',
  'packages/ui/src/docs/foundations/ThemeOnElement.stories.tsx':
    'stories of that, with a dark part in a light page',
  'packages/ui/src/docs/foundations/Theming.stories.tsx': 'stories about themes, which play in both',
};

it('only tokens know about themes', () => {
  const files = globSync(
    ['packages/{ui,domain}/src/**/*.{ts,tsx,css}', 'apps/portal/{src/**/*.{ts,tsx,css},*.html}'],
    {
      cwd: ROOT,
    },
  );
  const naming = files.filter((file) =>
    /data-theme|dataset\.theme|prefers-color-scheme|light-dark\(/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  );
  expect(naming.sort()).toEqual(Object.keys(ALLOWED).sort());
});

it('a theme sets colours and shadows only, the same ones whether the system or the page chooses it', () => {
  const css = readFileSync(join(ROOT, TOKENS), 'utf8');
  const [system, fixed] = [...css.matchAll(/\{\s*color-scheme: dark;([^}]*)\}/g)].map(([, body = '']) =>
    [...body.matchAll(/^\s*([\w-]+:[^;]*);/gm)].map(([, declaration = '']) => declaration),
  );
  expect(fixed?.length).toBeGreaterThan(40);
  expect(system).toEqual(fixed);
  expect(fixed?.filter((one) => !/^--dui-(color|shadow)-/.test(one))).toEqual([]);
});
