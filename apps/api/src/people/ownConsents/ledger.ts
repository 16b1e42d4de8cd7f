import type { GivenConsent, OwnConsents } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** All consents of a person: in force first, then latest first. */
export async function readLedger(db: Database, userId: string): Promise<GivenConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`withdrawn_at is null`, 'desc')
    .orderBy('given_at', 'desc')
    .orderBy('purpose')
    .orderBy('id')
    .execute();
  return rows.map(({ id, purpose, statement, version, given_at, given_from, withdrawn_at, is_replaced }) => ({
    ...{ id, purpose, statement, version },
    givenAt: given_at.toISOString(),
    givenFrom: given_from,
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
    isReplaced: is_replaced,
  }));
}

/** A person's consents, with what is kept because of them. */
export async function readOwnConsents(db: Database, userId: string): Promise<OwnConsents> {
  const { applications, accepted, reels, ...sheet } = await db
    .selectFrom('users')
    .select((own) => {
      const sent = own.selectFrom('applications').whereRef('applications.user_id', '=', 'users.id');
      const counted = sent.select(({ fn }) => fn.countAll<string>().as('count'));
      return [
        sql<boolean>`community is not null`.as('community'),
        sql<boolean>`disability is not null`.as('disability'),
        counted.where('state', '<>', 'accepted').as('applications'),
        // An accepted application from which the sensitive answers are gone holds nothing by consent.
        counted
          .where('state', '=', 'accepted')
          .where(sql<boolean>`applications.community <> ''`)
          .as('accepted'),
        sent
          .innerJoin('reels', 'reels.application_id', 'applications.id')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .as('reels'),
      ];
    })
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    consents: await readLedger(db, userId),
    held: {
      ...sheet,
      applications: Number(applications),
      accepted: Number(accepted),
      reels: Number(reels),
    },
  };
}
