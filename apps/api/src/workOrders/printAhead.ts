import { API_MESSAGES } from '@doblaje/contract';
import { newBlobKey } from '../blobs/blobs';
import { expectBlobs } from '../blobs/discarded';
import type { Database } from '../db/database';
import type { OrderPaper } from '../orderPaper/writeOrderPdf';
import { Outage } from '../outage';
import { SECOND } from '../time';
import { fileStored, giveUp, type PaperServices, readPaper, type StoredPaper, storePaper } from './papers';

/** How long a store is waited for that does not answer. */
const PATIENCE = 10 * SECOND;

/** How many times as long whoever issues keeps trying while others take the numbers that its papers say. */
const LONGEST = 6;

/** How long one waits for whoever is before: at its usual pace a store has written by then. */
const TURN = SECOND;

/** Papers that have to be in the store before the transaction that files them can be done. */
class PapersWanted extends Error {
  constructor(readonly papers: ReadonlyMap<string, OrderPaper>) {
    super('Papers are to be written first');
  }
}

/** Files the papers of orders that were issued in this transaction, all of them at once and last of all. */
export type FilePapers = (transaction: Database, ids: readonly number[]) => Promise<void>;

/**
 * Issues orders without anybody waiting for the store meanwhile: no transaction is open, nothing is locked and no number is
 * taken while papers are written. A paper says its order's number, and all orders have one, without gaps. So `work`, which issues in
 * one transaction, is done twice: the first time its transaction is taken back once it is known what the papers say; then they
 * are written; the second time it files them, if they still say what they should. Where somebody else took the numbers
 * meanwhile, or a name was changed, they are written anew. One issues after the other where the store keeps its pace.
 * @param work issues, as often as it is called; its transaction ends with `file`
 * @throws Outage when the store does not answer in time, and then nothing is issued; whatever `work` throws
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
  const wanted = new Map<string, OrderPaper>();
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
  papers: ReadonlyMap<string, OrderPaper>,
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

/** Whoever issued last in this process. */
let last: { begun: Promise<unknown>; done: Promise<unknown> } = {
  begun: Promise.resolve(),
  done: Promise.resolve(),
};

/**
 * Does something after whoever is doing the same, so that their papers do not take each other's numbers; but not for long where
 * the store of the one before hangs.
 */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const { begun: itsBeginning, done: itsEnd } = last;
  const begun = itsBeginning.then(() => orAfter(itsEnd, TURN));
  const result = begun.then(work);
  last = { begun, done: result.catch(() => undefined) };
  return result;
}

/** Waits for something, or as long as is said. */
async function orAfter(awaited: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([awaited, patience]);
  clearTimeout(timer);
}
