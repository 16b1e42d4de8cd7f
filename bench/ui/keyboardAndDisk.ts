import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { countStops } from '../../packages/ui/scripts/countStops.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { pack } from '../../scripts/pack.ts';
import { PEERS } from '../peers.ts';
import { asInstalled, onDisk } from './onDisk.ts';

const UI = join(import.meta.dirname, '../../packages/ui');

/** The pages whose stops are counted, in the order of the table's columns. */
const PAGES = [
  join(UI, 'test/stops/page.tsx'),
  join(import.meta.dirname, 'pages/stops-rac.tsx'),
  join(PEERS, 'ui/stops-mantine.tsx'),
  join(PEERS, 'ui/stops-base.tsx'),
];

/** The rows of the table: how often Tab stops in Chromium, and what an empty project gets on its disk. */
export async function keyboardAndDisk(): Promise<string[][]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const stops: Awaited<ReturnType<typeof countStops>>[] = [];
  for (const page of PAGES) stops.push(await countStops(browser, page, UI));
  await browser.close();
  const rowOf = (text: string, kind: keyof (typeof stops)[number]) => [
    text,
    ...stops.map((counted) => String(counted[kind] ?? '–')),
  ];
  return [
    ['Tab stops', 'ours', 'react-aria-components', 'Mantine', 'Base UI'],
    rowOf('`Table`, 25 rows with a link and a button, three headings that sort', 'table'),
    rowOf('the same, rows to choose', 'selection'),
    rowOf('`Matrix`, 25 rows of six links (elsewhere a table)', 'matrix'),
    rowOf('`RadioGroup` of five', 'radios'),
    rowOf('`Tabs` of five, and their panel', 'tabs'),
    ['MB of files installed, with React and the needed peers', ...(await sizesOnDisk())],
  ];
}

async function sizesOnDisk(): Promise<string[]> {
  const react = ['react', 'react-dom'].map((name) => asInstalled(name, UI));
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-packed-'));
  const peers = ['react-aria-components', 'styled-components'].map((name) => asInstalled(name, UI));
  const sets = [
    [await pack('ui', folder), ...peers],
    [asInstalled('react-aria-components', UI)],
    [asInstalled('@mantine/core', PEERS), asInstalled('@mantine/hooks', PEERS)],
    [asInstalled('@base-ui/react', PEERS)],
  ];
  const sizes: string[] = [];
  for (const set of sets) sizes.push((await onDisk([...set, ...react])).toFixed(0));
  rmSync(folder, { recursive: true });
  return sizes;
}
