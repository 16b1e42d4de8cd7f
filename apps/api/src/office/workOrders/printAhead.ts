import { API_MESSAGES } from '@doblaje/contract';
import { newBlobKey } from '../../ground/blobs/blobs';
import { expectBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { Outage } from '../../ground/failures/outage';
import { SECOND } from '../../ground/time/time';
import type { OrderPaperData } from '../orderPaper/writeOrderPdf';
import { fileStored, giveUp, type PaperServices, readPaper, type StoredPaper, storePaper } from './papers';

/** How long to wait for a store that does not answer. */
const PATIENCE = 10 * SECOND;

/** How many times that long a request keeps trying while others take the numbers on its papers. */
const LONGEST = 6;

/** How long a request waits for the one before it: a store at normal speed has written by then. */
const TURN = SECOND;

/** Says which papers must be in the store before the transaction that files them can succeed. */
class PapersWanted extends Error {
  constructor(readonly papers: ReadonlyMap<string, OrderPaperData>) {
    super('Papers are to be written first');
  }
}

/** Files the papers of the orders issued in this transaction. Call it once for all of them, as the last step. */
export type FilePapers = (transaction: Database, ids: readonly number[]) => Promise<void>;

/**
 * Issues orders without making other requests wait for the store: while papers are written, no transaction is open, no row is locked and no
 * number is taken. A paper shows its order's number, and numbers have no gaps. So `work`, which issues in one transaction, runs twice. The
 * first run shows what the papers must say, and is rolled back. Then the papers are written. The second run files them if they are still
 * right. When another request took the numbers meanwhile, or a name changed, they are written again. While the store is fast enough,
 * requests issue one after the other.
 * @param work issues, as often as it is called; it must call `file` last
 * @throws Outage when the store does not answer in time: then nothing is issued; any error of `work`
 */
export function printAhead<Result>(
  services: PaperServices,
  work: (file: FilePapers) => Promise<Result>,
): Promise<Result> {
  return inTurn(async () => {
    const stored = new Map<string, StoredPaper>();
    const keys: string[] = [];
    const start = performance.now();
    try {
      for (;;) {
        try {
          return await work((transaction, ids) => fileAll(transaction, services, ids, stored));
        } catch (error) {
          if (!(error instanceof PapersWanted)) throw error;
          if (performance.now() - start > LONGEST * (services.paperPatience ?? PATIENCE)) throw tooLate();
          await storeAll(services, error.papers, { stored, keys });
        }
      }
    } finally {
      await giveUp(services, keys);
    }
  });
}

async function fileAll(
  transaction: Database,
  { brand, now }: PaperServices,
  ids: readonly number[],
  stored: ReadonlyMap<string, StoredPaper>,
): Promise<void> {
  const wanted = new Map<string, OrderPaperData>();
  for (const id of ids) {
    const paper = await readPaper(transaction, id, brand);
    const says = JSON.stringify(paper);
    const there = stored.get(says);
    if (!there) wanted.set(says, paper);
    else if (wanted.size === 0) await fileStored(transaction, id, there, now());
  }
  if (wanted.size > 0) throw new PapersWanted(wanted);
}

async function storeAll(
  { db, now, blobs, paperPatience = PATIENCE }: PaperServices,
  papers: ReadonlyMap<string, OrderPaperData>,
  { stored, keys }: { stored: Map<string, StoredPaper>; keys: string[] },
): Promise<void> {
  const fresh = Array.from(papers, newBlobKey);
  keys.push(...fresh);
  await expectBlobs(db, fresh, now());
  let place = 0;
  for (const [says, paper] of papers) {
    const key = fresh[place++] ?? '';
    const patience = (written: Promise<void>) => inTime(written, paperPatience);
    stored.set(says, await storePaper(blobs, paper, { key, patience }));
  }
}

const tooLate = () =>
  new Outage('file store', new DOMException('Too slow', 'TimeoutError'), API_MESSAGES.orderPaperNotWritten);

/** @throws Outage when it takes too long, or the store is out of reach */
async function inTime<Value>(attempt: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([attempt, late]);
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    throw new Outage('file store', error.cause, API_MESSAGES.orderPaperNotWritten);
  } finally {
    clearTimeout(timer);
  }
}

/** The latest request of this process that issues orders. */
let last: { begun: Promise<unknown>; done: Promise<unknown> } = {
  begun: Promise.resolve(),
  done: Promise.resolve(),
};

/**
 * Runs work after the request before it, so that the two do not take each other's numbers. The wait is short, in case that request hangs on
 * the store.
 */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const { begun: itsBeginning, done: itsEnd } = last;
  const begun = itsBeginning.then(() => orAfter(itsEnd, TURN));
  const result = begun.then(work);
  last = { begun, done: result.catch(() => undefined) };
  return result;
}

/** Waits for a promise, but no longer than the given milliseconds. */
async function orAfter(awaited: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([awaited, patience]);
  clearTimeout(timer);
}
