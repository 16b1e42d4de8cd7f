import { draftShown } from '@doblaje/contract';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import { sql } from 'kysely';
import type { Database } from '../ground/db/database';
import { DAY } from '../ground/time/time';
import { addDraft } from '../office/workOrders/drafts';
import { issueOrder } from '../office/workOrders/issue';
import type { PaperServices } from '../office/workOrders/papers';
import { DEMO_ACCOUNTS, DEMO_TALENT } from './demoAccounts';
import { DEMO_ARTIST } from './demoArtist';

/** The accounts that have an order to answer, and for how many days. */
const WAITING: readonly [email: string, days: number][] = [
  [DEMO_TALENT, 2],
  [DEMO_ARTIST, 0],
];

/**
 * Issues an order to the demo accounts for trying out answers, as an ADMIN would, with
 * paper and mail. Does nothing if there is an order already.
 */
export async function createDemoOrders(db: Database, services: Omit<PaperServices, 'db' | 'now'>, now: Date) {
  const there = await db.selectFrom('work_orders').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'ADMIN');
  const actor = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', admin?.email ?? '')
    .executeTakeFirst();
  if (!actor) return;
  for (const [email, days] of WAITING) {
    const doer = { actor: actor.id, now: new Date(now.getTime() - days * DAY) };
    const values = await orderFor(db, email, doer.now.toISOString().slice(0, 10));
    if (!values) continue;
    const draft = await addDraft(db, doer, values);
    const { id, updatedAt } = draft;
    await issueOrder({ ...services, db, now: () => doer.now }, doer, {
      id,
      updatedAt,
      shown: draftShown(draft),
    });
  }
}

/** A demo person's roles in the first chapter that they still have to record; undefined without one. */
async function orderFor(db: Database, email: string, day: string) {
  const chapter = await db
    .selectFrom('appearances')
    .innerJoin('users', 'users.id', 'appearances.person_id')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .select(['chapter_id', 'person_id'])
    .where('email', '=', email)
    .where('activated_at', 'is not', null)
    .where('chapters.deleted_at', 'is', null)
    .where('loops_done', '<', sql<number>`loops_planned`)
    .orderBy('chapter_id')
    .limit(1)
    .executeTakeFirst();
  if (!chapter?.person_id) return undefined;
  const roles = await db
    .selectFrom('appearances')
    .select(['id', 'loops_planned'])
    .where('chapter_id', '=', chapter.chapter_id)
    .where('person_id', '=', chapter.person_id)
    .orderBy('id')
    .execute();
  return {
    chapterId: chapter.chapter_id,
    personId: chapter.person_id,
    typeId: 1 as const,
    startDate: dayAfter(day, 7),
    dueDate: dayAfter(day, 14),
    amount: 180_000,
    notes: 'Los loops 12 a 19 van susurrados. Revisa el guion del capítulo antes de aceptar esta orden.',
    lines: roles.map(({ id, loops_planned }) => ({ appearanceId: id, loops: loops_planned })),
  };
}
