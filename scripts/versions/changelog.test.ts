import { expect, it } from 'vitest';
import { arranged, readChangeset, withoutPackage, withVersion } from './changelog.ts';

const one = readChangeset(
  "---\n'@doblaje/ui': minor\n'@doblaje/domain': patch\n---\n\n`Table`, `Sheet`: rows --- all\nof them stay.\n",
);

it('reads packages and text of a changeset', () => {
  expect(one).toEqual({
    bumps: { ui: 'minor', domain: 'patch' },
    text: '`Table`, `Sheet`: rows --- all of them stay.',
  });
});

it('takes a package out of a changeset', () => {
  const source = "---\n'@doblaje/contract': minor\n'@doblaje/ui': patch\n---\n\nText.\n";
  expect(withoutPackage(source, 'contract')).toBe("---\n'@doblaje/ui': patch\n---\n\nText.\n");
  expect(withoutPackage("---\n'@doblaje/contract': minor\n---\n\nText.\n", 'contract')).toBeUndefined();
});

const HEADINGS: Readonly<Record<string, string>> = { validateRut: '/rut', SubmitButton: 'form' };
const headingOf = (name: string) =>
  HEADINGS[name] ?? (/^\/|^(Badge|Sheet|Table|form)$/.test(name) ? name : undefined);

const minor = (text: string) => readChangeset(`---\n'@doblaje/ui': minor\n---\n\n${text}\n`);

it('arranges what a version brings by its subjects, changes before mends, the general last', () => {
  const changesets = [
    minor('A word of `everything`.'),
    readChangeset("---\n'@doblaje/ui': patch\n---\n\n`Table`: mended.\n"),
    one,
    minor('`Badge` is new.'),
    minor('`SubmitButton`: waits.'),
    minor('A RUT is judged by `validateRut`.'),
    minor('Table: no marks.'),
    minor('In short: `/rut` is here.'),
    readChangeset("---\n'@doblaje/domain': minor\n---\n\n`/rut`: nothing of ui.\n"),
  ];
  expect(arranged('ui', '0.4.0', '2026-11-28', changesets, headingOf)).toBe(
    [
      '## 0.4.0',
      '2026-11-28',
      '### /rut\n\n- **Changed:** A RUT is judged by `validateRut`.\n- **Changed:** In short: `/rut` is here.',
      '### Badge\n\n- **Changed:** `Badge` is new.',
      '### form\n\n- **Changed:** `SubmitButton`: waits.',
      '### Sheet\n\n- **Changed:** rows --- all of them stay.',
      '### Table\n\n- **Changed:** rows --- all of them stay.\n- **Changed:** no marks.\n- **Mended:** mended.',
      '### All\n\n- **Changed:** A word of `everything`.',
    ].join('\n\n'),
  );
});

it('puts a version on top, in the place of what was written of it', () => {
  const changelog = '# x\n\n## 0.4.0\n\n### Minor Changes\n\n- raw\n\n## 0.3.0\n\nold\n';
  const wanted = '# x\n\n## 0.4.0\n\nnew\n\n## 0.3.0\n\nold\n';
  expect(withVersion(changelog, '0.4.0', '## 0.4.0\n\nnew')).toBe(wanted);
  expect(withVersion('# x\n\n## 0.3.0\n\nold\n', '0.4.0', '## 0.4.0\n\nnew')).toBe(wanted);
});
