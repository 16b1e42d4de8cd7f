import { expect, it } from 'vitest';
import { changesOf, readChanges } from '../.storybook/book/changes.ts';
import { pageFacts } from '../.storybook/book/pageFacts.ts';

const CHANGELOG = `# @doblaje/ui

## 0.3.0

2026-11-26

### Table

- **New:** \`TablePerson\`: a person in a cell.

### Tabs

- **Mended:** the selected tab stays in sight beside a Table.

## 0.2.0

### Minor Changes

- 793bd4f: Pagination: one page shows no pages. Table: \`sortsInList\`.
- 5110888: Drawer: docks.
`;
const changeset = (name: string, text: string) => `---\n'@doblaje/${name}': patch\n---\n\n${text}\n`;

it('a component’s page lists what waits, then what each version changed in it, and nothing of others', () => {
  const waiting = [changeset('ui', '`Table`: keeps its rows.'), changeset('domain', '`Table` of rates.')];
  const changes = changesOf(
    readChanges(CHANGELOG, waiting, (name) => (name === 'Table' ? name : undefined)),
    'Table',
  );
  expect(changes.map(({ version, text }) => [version, text])).toEqual([
    ['Sin publicar', '**Mended:** keeps its rows.'],
    ['0.3.0', '**New:** `TablePerson`: a person in a cell.'],
    ['0.2.0', 'Pagination: one page shows no pages. Table: `sortsInList`.'],
  ]);
});

it('most components have changes, and every one has stories that axe judged', () => {
  const facts = Object.entries(pageFacts());
  expect(facts.length).toBeGreaterThan(70);
  expect(facts.filter(([, { changes }]) => changes.length > 0).length).toBeGreaterThan(50);
  expect(facts.filter(([, { stories }]) => stories === 0)).toEqual([]);
  expect(facts.filter(([, one]) => one.withKeys > one.stories || one.byRole > one.stories)).toEqual([]);
});
