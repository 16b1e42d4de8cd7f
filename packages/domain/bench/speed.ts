import { load } from './load.ts';
import { PEERS } from './peers.ts';
import { mixedRuts } from './ruts.ts';

const ROUNDS = 60;
const MILLISECONDS_A_TURN = 12;

interface Contender {
  readonly name: string;
  readonly run: (rut: string) => unknown;
}

// What a run computes goes here, so that the compiler cannot leave it out.
let sink = 0;

function pass(contender: Contender, ruts: readonly string[]): void {
  for (const rut of ruts) if (contender.run(rut)) sink++;
}

function nanosecondsACall(contender: Contender, ruts: readonly string[]): number {
  let calls = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < MILLISECONDS_A_TURN) {
    pass(contender, ruts);
    calls += ruts.length;
    elapsed = performance.now() - start;
  }
  return (elapsed * 1e6) / calls;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Times every contender in every round, in an order that turns, and prints the median of each and of its ratio to the first. */
function race(title: string, contenders: readonly Contender[], ruts: readonly string[]): Map<string, number> {
  const times = contenders.map((): number[] => []);
  for (const contender of contenders) for (let i = 0; i < 20; i++) pass(contender, ruts);
  for (let round = 0; round < ROUNDS; round++) {
    contenders.forEach((_, i) => {
      const turn = (i + round) % contenders.length;
      const contender = contenders[turn];
      if (contender !== undefined) times[turn]?.push(nanosecondsACall(contender, ruts));
    });
  }
  const [ours = []] = times;
  const ratios = new Map<string, number>();
  console.log(`\n${title} (median of ${ROUNDS} interleaved rounds, ${ruts.length} texts)`);
  contenders.forEach(({ name }, i) => {
    const mine = times[i] ?? [];
    // Ratio round by round: what slows the machine for a moment slows both sides of it.
    const ratio = median(mine.map((time, round) => time / (ours[round] ?? Number.NaN)));
    ratios.set(name, ratio);
    console.log(
      `  ${name.padEnd(26)}${median(mine).toFixed(1).padStart(9)} ns/call${ratio.toFixed(2).padStart(9)} ×`,
    );
  });
  return ratios;
}

/** Runs both races; the ratios tell how many times longer a peer takes than @doblaje/domain. */
export async function speed(): Promise<{ valid: Map<string, number>; format: Map<string, number> }> {
  const ours = await load<{ isValidRut(input: unknown): boolean; formatRut(input: unknown): string }>(
    "export { formatRut, isValidRut } from '../src/index.ts';",
  );
  const ruts = mixedRuts(2048);
  const name = '@doblaje/domain';
  const valid = race(
    'isValidRut',
    [{ name, run: ours.isValidRut }, ...PEERS.map((peer) => ({ name: peer.name, run: peer.isValid }))],
    ruts,
  );
  const format = race(
    'formatRut',
    [{ name, run: ours.formatRut }, ...PEERS.map((peer) => ({ name: peer.name, run: peer.format }))],
    ruts,
  );
  if (sink === 0) throw new Error('nothing was computed');
  return { valid, format };
}
