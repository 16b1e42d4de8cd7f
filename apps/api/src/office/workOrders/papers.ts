import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import { newBlobKey, oneChunk } from '../../ground/blobs/blobs';
import { discardUnkept, expectBlobs, keepBlob } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { logError } from '../../ground/failures/log';
import { Outage } from '../../ground/failures/outage';
import type { Services } from '../../ground/services';
import type { OrderPaperData } from '../orderPaper/writeOrderPdf';
import { readOrder } from './read';

/** The services that filing papers needs. */
export type PaperServices = Pick<
  Services,
  'db' | 'now' | 'blobs' | 'brand' | 'wakeSweeper' | 'paperPatience'
>;

/** A paper in the store. */
export interface StoredPaper {
  key: string;
  size: number;
}

/**
 * Runs work that files a number of papers, each under one of the keys. It notes the blobs before the work writes them. Afterwards it
 * removes the blobs that no order kept, because the work failed or did not need them. So no file stays without an order.
 */
export async function withKeys<Result>(
  { db, now, wakeSweeper }: PaperServices,
  count: number,
  work: (keys: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const keys = Array.from({ length: count }, newBlobKey);
  await expectBlobs(db, keys, now());
  try {
    return await work(keys);
  } finally {
    await giveUp({ db, now, wakeSweeper }, keys);
  }
}

/** Removes those blobs that no order kept. */
export async function giveUp(
  { db, now, wakeSweeper }: Pick<PaperServices, 'db' | 'now' | 'wakeSweeper'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  // The work is done, so a failure here must not undo it: the sweeper removes these blobs some hours later.
  await discardUnkept(db, keys, now()).catch((error) => logError('blobs', error));
  wakeSweeper();
}

/** The next order number. Other requests that issue wait until this transaction ends, and get this number when it fails. */
export async function takeNumber(db: Database): Promise<number> {
  const { last } = await db
    .updateTable('work_order_numbers')
    .set({ last: sql`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** The content of an issued order's paper. */
export async function readPaper(db: Database, id: number, brand: string): Promise<OrderPaperData> {
  const order = await readOrder(db, id, { role: 'ADMIN' });
  const { number, typeId, projectTitle, chapterNumber, chapterTitle, personName } = order;
  const { startDate, dueDate, amount, expected, notes, issuedAt } = order;
  return {
    ...{ number, typeId, projectTitle, chapterNumber, chapterTitle, personName },
    ...{ startDate, dueDate, amount, expected, notes, issuedAt, brand },
    // An order of before papers said it is printed as things stand.
    voices: order.voicesIssued ?? order.voices,
    lines: order.lines.map(({ characterName, characterType, loops }) => ({
      ...{ characterName, characterType, loops },
    })),
  };
}

/**
 * Writes a paper into the store.
 * @param patience how long to wait for the store @default as long as it takes
 */
export async function storePaper(
  blobs: PaperServices['blobs'],
  paper: OrderPaperData,
  { key, patience }: { key: string; patience?: (written: Promise<void>) => Promise<void> },
): Promise<StoredPaper> {
  // This loads the PDF writer, which no process needs before its first order.
  const { writeOrderPdf } = await import('../orderPaper/writeOrderPdf');
  const bytes = await writeOrderPdf(paper);
  const written = blobs.write(key, oneChunk(bytes), bytes.length);
  await (patience ? patience(written) : written);
  return { key, size: bytes.length };
}

/** Files a stored paper among its person's documents, unread. */
export async function fileStored(
  transaction: Database,
  id: number,
  { key, size }: StoredPaper,
  now: Date,
): Promise<void> {
  if (!(await keepBlob(transaction, key, now)))
    throw new Outage('file store', new Error('A blob was given up while it was written'));
  const order = await readOrder(transaction, id, { role: 'ADMIN' });
  const moment = new Date(order.updatedAt);
  const title = workOrderTitle(order.typeId, order.number);
  await transaction
    .insertInto('documents')
    .values({
      user_id: order.personId,
      work_order_id: id,
      // The database fills in the order's other values. The file name stays as it was at issue.
      kind: 'work-order',
      title,
      date: '',
      file_name: `${title}.pdf`,
      size,
      key,
      created_at: moment,
      updated_at: moment,
    })
    .execute();
}

/** Writes the paper of an issued order and files it at once: for the demo, where nobody waits for it. */
export async function filePaper(
  transaction: Database,
  { blobs, brand, now }: PaperServices,
  id: number,
  key: string,
): Promise<void> {
  const stored = await storePaper(blobs, await readPaper(transaction, id, brand), { key });
  await fileStored(transaction, id, stored, now());
}
