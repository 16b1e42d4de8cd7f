import { configure, getConfig } from 'storybook/test';

/** Tag of a story that shows something moving: it runs with motion in every run of the tests. */
export const MOVES = 'movimiento';

interface Story {
  id: string;
  tags: readonly string[];
}

/**
 * Whether a story runs with motion in the tests: the tagged ones, and a tenth of all by the letters of their ids, which no other
 * story's coming or going changes. The rest run with reduced motion, which is quicker.
 */
export const runsWithMotion = ({ id, tags }: Story) =>
  tags.includes(MOVES) || [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10 === 0;

type Turn = (isOn: boolean) => Promise<void>;

let turn: Turn | undefined;
let isAlways = false;

/** Says how the browser of the tests is told of motion. `isForAll` stories, or for those above. */
export function provideMotion(by: Turn, isForAll: boolean): void {
  turn = by;
  isAlways = isForAll;
}

const hasMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

const frame = () => new Promise(requestAnimationFrame);

/** Frames for which a page that has just opened must stay as it was turned: its tools may still put back what the run began with. */
const SETTLING = 6;

let isSettled = false;

/** The page itself is asked: its tools may answer before it has heard. */
async function turnTo(wanted: boolean): Promise<void> {
  if (!turn) return;
  for (let held = 0; held <= (isSettled ? 0 : SETTLING); held++) {
    while (hasMotion() !== wanted) {
      held = 0;
      await turn(wanted);
      await frame();
    }
    if (!isSettled) await frame();
  }
  isSettled = true;
}

/** Before a story's first render. */
export const startMotion = (story: Story) => turnTo(isAlways || runsWithMotion(story));

/** Milliseconds. What lasts longer shows that work is under way: nobody waits for it. */
const LONGEST = 1000;

const isPassing = ({ playState, effect }: Animation) =>
  playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST;

/** A layer that comes is there a frame before it begins to move; one that goes, a frame after. */
const COMING_OR_GOING = '[data-entering], [data-exiting]';

/** Waits until everything that comes, goes or changes its colour has done so. */
async function comesToRest(): Promise<void> {
  for (;;) {
    const passing = document.getAnimations().filter(isPassing);
    if (passing.length > 0) await Promise.allSettled(passing.map(({ finished }) => finished));
    else if (document.querySelector(COMING_OR_GOING)) await new Promise(requestAnimationFrame);
    else return;
  }
}

/** After a story's play: colours are measured at rest, not in mid-transition. */
export async function endMotion(): Promise<void> {
  if (!turn || !hasMotion()) return;
  await comesToRest();
  await turnTo(false);
}

/** A play waits for what moves, as people do: it goes on once what it pressed or found stands still. */
export function waitForMotion(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      if (hasMotion()) await comesToRest();
      return result;
    },
  });
}
