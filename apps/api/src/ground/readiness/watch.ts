import { logError } from '../failures/log';

/** Asks something that may fail or hang. */
export type Watch = () => Promise<boolean>;

interface WatchOptions {
  /** For the log. */
  name: string;
  /** Resolves if all is well. */
  check: () => Promise<void>;
  /** How long an answer may take, in milliseconds. What takes longer is not well. */
  within: number;
  /** For how long an answer is given again, in milliseconds: anybody may ask, and as often as they like. */
  fresh: number;
}

/**
 * Asks a check in a limited time, and never twice at once: while a check hangs, everybody waits for that one, each within the limit. The log
 * says when it stops being well, and not again until it was well in between.
 */
export function createWatch({ name, check, within, fresh }: WatchOptions): Watch {
  let underWay: Promise<boolean> | undefined;
  let last: { isWell: boolean; at: number } | undefined;
  let isTold = false;

  function note(isWell: boolean, reason?: unknown): boolean {
    if (!isWell && !isTold) logError(`not ready: ${name}`, reason instanceof Error ? reason.message : reason);
    isTold = !isWell;
    return isWell;
  }

  async function ask(): Promise<boolean> {
    const isWell = await check().then(
      () => note(true),
      (error) => note(false, error),
    );
    last = { isWell, at: performance.now() };
    underWay = undefined;
    return isWell;
  }

  return async () => {
    if (!underWay && last && performance.now() - last.at < fresh) return last.isWell;
    underWay ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => {
        note(false, `no answer within ${within} ms`);
        resolve(false);
      }, within);
    });
    const isWell = await Promise.race([underWay, tooLate]);
    clearTimeout(timer);
    return isWell;
  };
}
