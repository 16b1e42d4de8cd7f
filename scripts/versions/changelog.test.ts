import { expect, it } from 'vitest';
import { arranged, readChangeset, withVersion } from './changelog.ts';

const one = readChangeset(
  "---\n'@doblaje/ui': minor\n'@doblaje/domain': patch\n---\n\n`Table`, `Sheet`: rows --- all\nof them stay.\n",
);

it('reads packages and text of a changeset', () => {
  expect(one).toEqual({
    bumps: { ui: 'minor', domain: 'patch' },
    text: '`Table`, `Sheet`: rows --- all of them stay.',
  });
});

it('arranges what a version brings by its subjects, changes before mends, the general last', () => {
  const changesets = [
    readChangeset("---\n'@doblaje/ui': minor\n---\n\nA word of everything.\n"),
    readChangeset("---\n'@doblaje/ui': patch\n---\n\n`Table`: mended.\n"),
    one,
    readChangeset("---\n'@doblaje/ui': minor\n---\n\n`Badge` is new.\n"),
    readChangeset("---\n'@doblaje/domain': minor\n---\n\n`/rut`: nothing of ui.\n"),
  ];
  expect(arranged('ui', '0.4.0', '2026-11-28', changesets)).toBe(
    [
      '## 0.4.0',
      '2026-11-28',
      '### Badge\n\n- **Changed:** `Badge` is new.',
      '### Sheet\n\n- **Changed:** rows --- all of them stay.',
      '### Table\n\n- **Changed:** rows --- all of them stay.\n- **Mended:** mended.',
      '### All\n\n- **Changed:** A word of everything.',
    ].join('\n\n'),
  );
});

it('puts a version on top, in the place of what was written of it', () => {
  const changelog = '# x\n\n## 0.4.0\n\n### Minor Changes\n\n- raw\n\n## 0.3.0\n\nold\n';
  const wanted = '# x\n\n## 0.4.0\n\nnew\n\n## 0.3.0\n\nold\n';
  expect(withVersion(changelog, '0.4.0', '## 0.4.0\n\nnew')).toBe(wanted);
  expect(withVersion('# x\n\n## 0.3.0\n\nold\n', '0.4.0', '## 0.4.0\n\nnew')).toBe(wanted);
});
