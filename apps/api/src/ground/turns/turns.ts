/** Gives a turn back. Call it once. */
export type GiveBack = () => void;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Queues by key: at most `most` turns of one key run at once. Others of that key wait in line, and other keys do not wait for them. */
export interface Turns {
  /**
   * @param key undefined is not limited
   * @throws TurnTimeout after waiting for too long
   */
  take: (key: string | undefined) => Promise<GiveBack>;
}

/** Waited in line for too long. */
export class TurnTimeout extends Error {
  override readonly name = 'TurnTimeout';
}

/** @param patience how long to wait in line, in milliseconds */
export function createTurns({ most, patience }: { most: number; patience: number }): Turns {
  const lines = new Map<string, Line>();

  function next(key: string, line: Line): void {
    const first = line.waiting.shift();
    // The turn passes to the next in line, so the count stays.
    if (first) first();
    else if (--line.running === 0) lines.delete(key);
  }

  function wait(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        reject(new TurnTimeout('Too many at once'));
      }, patience);
      line.waiting.push(begin);
    });
  }

  return {
    take: async (key) => {
      if (key === undefined) return () => {};
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < most) line.running++;
      else await wait(line);
      return () => next(key, line);
    },
  };
}
