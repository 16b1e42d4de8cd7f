import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { adminFileKind } from '../../ground/files/linkedKinds';

/** One demo of a person. */
export interface DemoReel {
  n: number;
  name: string;
  /** In bytes. */
  size: number;
  /** Key of the blob. */
  key: string;
}

/** A person's demos, in order. They are the reels that their vocal profile names. */
export const demosOf = (db: Database, userId: string): Promise<DemoReel[]> =>
  db
    .selectFrom('vocal_profiles')
    .innerJoin('reels', 'reels.application_id', 'vocal_profiles.reels_of')
    .select(['reels.n', 'reels.name', 'reels.size', 'reels.key'])
    .where('vocal_profiles.user_id', '=', isId(userId) ? userId : NOBODYS)
    .orderBy('reels.n')
    .execute();

/** @throws Problem 404 when the person has no demo of that number */
export async function findDemo(db: Database, userId: string, n: number): Promise<DemoReel> {
  const demo = (await demosOf(db, userId)).find((found) => found.n === n);
  if (!demo) throw new Problem(404, API_MESSAGES.notFound);
  return demo;
}

/** A link to a demo, by its person's id, '/' and its number. */
export const linkedDemos = adminFileKind('Vuelve a abrir el demo.', async (db, id) => {
  const [userId = '', n] = id.split('/');
  const { key, name, size } = await findDemo(db, userId, Number(n));
  return { key, name, size, type: 'video/mp4' };
});
