import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** Requests that do not need the part that is at fault, by their names. */
export type Asked = Readonly<Record<string, () => Promise<Response>>>;

/** How long each takes, in milliseconds: the middle one of its turns. */
export type Usual = Readonly<Record<string, number>>;

const TURNS = 15;

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Asks them in turns. Each must be answered, and not with an error of the server. */
export async function timesOf(asked: Asked, turns = TURNS): Promise<Usual> {
  const times = new Map<string, number[]>(Object.keys(asked).map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, ask] of Object.entries(asked)) {
      const started = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      times.get(name)?.push(performance.now() - started);
      expect(`${name} ${answer.status < 500}`).toBe(`${name} true`);
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, middle(all)]));
}

/** 'list 12 ms, usually 10' for each. */
export function besideUsual(times: Usual, usual: Usual): string {
  const told = Object.entries(times).map(
    ([name, time]) => `${name} ${time.toFixed(0)} ms, usually ${(usual[name] ?? 0).toFixed(0)}`,
  );
  return told.join('; ');
}

/** Asks until the answer is as it should be. @returns the seconds that it took, '0.4' */
export async function secondsUntil(isWell: () => Promise<boolean>): Promise<string> {
  const started = performance.now();
  while (!(await isWell())) await setTimeout(100);
  return ((performance.now() - started) / 1000).toFixed(1);
}
