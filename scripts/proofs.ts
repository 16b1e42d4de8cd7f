import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './build.ts';

/** The text of a file, by its path from the repository. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const STORIES = new Map(
  globSync('{apps/portal,packages/ui}/src/**/*.stories.tsx', { cwd: ROOT }).map((path) => [
    basename(path, '.stories.tsx'),
    path,
  ]),
);

/** The code of a story: from its export to the next one. */
function storyCode(source: string, name: string): string | undefined {
  return source.split(/^(?=export const )/m).find((part) => part.startsWith(`export const ${name} =`));
}

/** Whether a story's contents are a state of a block that plays it: `...form.sending`, of `const form = formStates(…)`. */
function isPlayedByBlock(source: string, code: string): boolean {
  const [, states = '', state = ''] = /\.\.\.(\w+)\.(\w+)/.exec(code) ?? [];
  const block = new RegExp(`^const ${states} = (formStates|listStates)\\(`, 'm').exec(source)?.[1];
  if (!block) return false;
  const parts = read(`apps/portal/src/stories/${block}.ts`).split(/^(?= {4}\w+: )/m);
  return parts.some((part) => part.startsWith(`    ${state}: `) && /\bplay: /.test(part));
}

/** Whether a story asserts something with its own `play`, a shared one, or one of the story that it extends. */
function hasPlay(source: string, code: string): boolean {
  if (/\bplay\b/.test(code) || isPlayedByBlock(source, code)) return true;
  const extended = /= (\w+)\.extend\(|\.\.\.(\w+)\.input/.exec(code);
  const base = extended && storyCode(source, extended[1] ?? extended[2] ?? '');
  return base ? hasPlay(source, base) : false;
}

/** The text that contains a proof, with its quoted parts. @throws Error saying what is missing */
export function sourceOf(kind: string, place: string, name: string): string {
  if (kind === 'decision') {
    const row = read('docs/decisions.md')
      .split('\n')
      .find((line) => line.replace(/^\| /, '').startsWith(name));
    if (!row) throw new Error(`docs/decisions.md has no row '${name}'`);
    return row;
  }
  if (kind === 'story') {
    const path = STORIES.get(place);
    if (!path) throw new Error(`There are no stories of ${place}`);
    const source = read(path);
    const code = storyCode(source, name);
    if (!code) throw new Error(`${path} has no story ${name}`);
    if (!hasPlay(source, code)) throw new Error(`${path} › ${name} has no play: it asserts nothing`);
    return source;
  }
  const path = kind === 'journey' ? `apps/portal/e2e/${place}.spec.ts` : place;
  const source = read(path).replaceAll("\\'", "'");
  if (!["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`)))
    throw new Error(`${path} has no test '${name}'`);
  return source;
}
