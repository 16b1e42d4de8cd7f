/**
 * `pnpm bench:weights`: what components weigh, how often Tab stops in them, and what is installed with them, ours and those of other
 * libraries. Writes the two tables of packages/ui/README.md.
 * `beside`: with react-aria-components and styled-components there already. `alone`: everything but React counts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styledIds } from '../../packages/ui/scripts/styledIds.ts';
import { weigh } from '../../packages/ui/scripts/weigh.ts';
import { outside } from '../../packages/ui/scripts/weighEntries.ts';
import { installPeers, PEERS } from '../peers.ts';
import { keyboardAndDisk } from './keyboardAndDisk.ts';
import { writeTable } from './readmeTable.ts';

const UI = join(import.meta.dirname, '../../packages/ui');
const README = join(UI, 'README.md');
const REACT = ['react', 'react-dom'];

/** A component by the names that the libraries give it. */
const KINDS = [
  { ours: 'Button', rac: 'Button', mantine: 'Button', base: 'button' },
  {
    ours: 'TextField',
    rac: 'TextField, Label, Input, Text, FieldError',
    mantine: 'TextInput',
    base: 'field',
  },
  { ours: 'Checkbox', rac: 'Checkbox', mantine: 'Checkbox', base: 'checkbox' },
  {
    ours: 'Select',
    rac: 'Select, SelectValue, Label, Button, Popover, ListBox, ListBoxItem, Text, FieldError',
    mantine: 'Select',
    base: 'select',
  },
  { ours: 'Dialog', rac: 'Dialog, Modal, ModalOverlay, Heading, Button', mantine: 'Modal', base: 'dialog' },
  { ours: 'Tabs', rac: 'Tabs, TabList, Tab, TabPanel', mantine: 'Tabs', base: 'tabs' },
] as const;

type Library = keyof (typeof KINDS)[number];

const textOf: Readonly<Record<Library, (name: string) => string>> = {
  ours: (name) => `export * from ${JSON.stringify(join(UI, 'src', name, 'index.ts'))};`,
  rac: (names) => `export { ${names} } from 'react-aria-components';`,
  mantine: (name) => `export { ${name} } from '@mantine/core';`,
  base: (name) => `export * from '@base-ui/react/${name}';`,
};

/** The weight of each component of a library, and of all together. */
async function weightsOf(library: Library, folder: string, external: readonly string[]): Promise<string[]> {
  const lines = KINDS.map((kind) => textOf[library](kind[library]));
  const names = new Set(KINDS.flatMap((kind) => kind.rac.split(', ')));
  const together = library === 'rac' ? textOf.rac([...names].join(', ')) : lines.join('\n');
  const modules = Object.fromEntries([...lines, together].map((text, index) => [`m${index}`, text]));
  const plugins = library === 'ours' ? [styledIds(UI)] : [];
  const weights = await weigh(modules, folder, [...external], { isSplit: library === 'ours', plugins });
  return Object.keys(modules).map((name) => (weights.get(name)?.loaded ?? Number.NaN).toFixed(1));
}

installPeers();
const { peerDependencies } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};
const columns = [
  await weightsOf('ours', UI, outside(Object.keys(peerDependencies))),
  await weightsOf('ours', UI, REACT),
  await weightsOf('rac', UI, REACT),
  await weightsOf('mantine', PEERS, REACT),
  await weightsOf('base', PEERS, REACT),
];
const names = [...KINDS.map(({ ours }) => `\`${ours}\``), 'these together'];
const heads = ['KiB', 'ours, beside its peers', 'ours, alone', 'react-aria-components', 'Mantine', 'Base UI'];
const cells = [heads, ...names.map((name, row) => [name, ...columns.map((column) => column[row] ?? '')])];
writeTable(README, 'weights', cells);
writeTable(README, 'stops', await keyboardAndDisk());
