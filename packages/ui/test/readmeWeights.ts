import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '../scripts/weigh';
import { outside } from '../scripts/weighEntries';
import type { Scratch } from './scratch';

interface Told {
  name: string;
  beside: number;
  alone: number;
}

/** The table that `pnpm bench:weights` writes: our two columns of each row. */
export function toldWeights(): Told[] {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const [, table = ''] = readme.split('<!-- weights: pnpm bench:weights -->');
  return (table.split('<!-- end of weights -->')[0] ?? '')
    .split('\n')
    .filter((line) => /\d/.test(line))
    .map((line) => {
      const [, name = '', beside, alone] = line.split('|').map((cell) => cell.replaceAll('`', '').trim());
      return { name, beside: Number(beside), alone: Number(alone) };
    });
}

/** What the packed package weighs, for the same rows. */
export async function packedWeights({ folder, peers }: Scratch): Promise<Told[]> {
  const told = toldWeights();
  const names = told.slice(0, -1).map(({ name }) => name);
  const lineOf = (name: string) => `export * from '@doblaje/ui/${name}';`;
  const modules = Object.fromEntries(
    [...names.map(lineOf), names.map(lineOf).join('\n')].map((text, index) => [`m${index}`, text]),
  );
  const beside = await weigh(modules, folder, outside(peers));
  const alone = await weigh(modules, folder, ['react', 'react-dom']);
  return told.map(({ name }, index) => ({
    name,
    beside: beside.get(`m${index}`)?.loaded ?? Number.NaN,
    alone: alone.get(`m${index}`)?.loaded ?? Number.NaN,
  }));
}
