import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import { newBlobKey, oneChunk } from '../blobs/blobs';
import { discardUnkept, expectBlobs, keepBlob } from '../blobs/discarded';
import type { Database } from '../db/database';
import { logError } from '../log';
import { Outage } from '../outage';
import type { Services } from '../services';
import { readOrder } from './read';

/** What papers are filed with. */
export type PaperServices = Pick<Services, 'db' | 'now' | 'blobs' | 'brand' | 'wakeSweeper'>;

/**
 * Does something that files so many papers, each under one of the keys: their blobs are noted before anything is written, and
 * those that were not kept, because it failed or was not needed, are removed. No file is left without its order.
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
    // What was done is done: without this they go some hours later.
    await discardUnkept(db, keys, now()).catch((error) => logError('blobs', error));
    wakeSweeper();
  }
}

/** The next number: whoever else issues waits until this transaction has ended, and gets it when it fails. */
export async function takeNumber(db: Database): Promise<number> {
  const { last } = await db
    .updateTable('work_order_numbers')
    .set({ last: sql`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Writes the PDF of an issued order and files it among its person's documents, unread. */
export async function filePaper(
  transaction: Database,
  { blobs, brand, now }: PaperServices,
  id: number,
  key: string,
): Promise<void> {
  const order = await readOrder(transaction, id, { role: 'ADMIN' });
  const { season } = await transaction
    .selectFrom('projects')
    .select('season')
    .where('id', '=', order.projectId)
    .executeTakeFirstOrThrow();
  // With it comes a PDF writer, which nobody needs before the first order.
  const { writeOrderPdf } = await import('../orderPaper/writeOrderPdf');
  const bytes = await writeOrderPdf({ ...order, season, brand });
  await blobs.write(key, oneChunk(bytes), bytes.length);
  if (!(await keepBlob(transaction, key, now())))
    throw new Outage('file store', new Error('A blob was given up while it was written'));
  const moment = new Date(order.updatedAt);
  const title = workOrderTitle(order.typeId, order.number);
  await transaction
    .insertInto('documents')
    .values({
      user_id: order.personId,
      work_order_id: id,
      // The database says the same of the order's own; the file's name stays what it was issued with.
      kind: 'work-order',
      title,
      date: '',
      file_name: `${title}.pdf`,
      size: bytes.length,
      key,
      created_at: moment,
      updated_at: moment,
    })
    .execute();
}
