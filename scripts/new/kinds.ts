import { parseArgs } from 'node:util';
import { component } from './component.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { type Options, type Plan, Refusal } from './plan.ts';
import { route } from './route.ts';
import { screen } from './screen.ts';

type Kind = (name: string, options: Options) => Plan;

const KINDS: Readonly<Record<string, Kind>> = { component, list, screen, route, form };

const TEXT = { type: 'string' } as const;

/** Reads what was typed after `pnpm new`. @throws Refusal without a kind and a name */
export function readArguments(args: readonly string[]): [kind: string, name: string, options: Options] {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { group: TEXT, room: TEXT, entry: TEXT, title: TEXT, later: { type: 'boolean' } },
  });
  const [kind, name] = positionals;
  if (!kind || !name) throw new Refusal(`What is new? pnpm new ${Object.keys(KINDS).join('|')} NAME`);
  return [kind, name, values];
}

/** The files of a new part. @throws Refusal for a kind or a name that is none */
export function planOf(kind: string, name: string, options: Options = {}): Plan {
  const make = KINDS[kind];
  if (!make) throw new Refusal(`'${kind}' is nothing that can be made: ${Object.keys(KINDS).join(', ')}.`);
  return make(name, options);
}
