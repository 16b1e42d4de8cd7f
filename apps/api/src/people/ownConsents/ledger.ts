import type { GivenConsent, OwnConsents } from '@doblaje/contract';
import { CONSENT_NAMES, type ConsentPurpose } from '@doblaje/domain/consents';
import { projectName } from '@doblaje/domain/naming';
import { voiceConsentName } from '@doblaje/domain/voices';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** A consent as the ledger reads it. */
const given = (db: Database) =>
  db
    .selectFrom('consents')
    .leftJoin('shared_documents as paper', (join) =>
      join.onRef('paper.id', '=', 'consents.voice_document').on('paper.deleted_at', 'is', null),
    )
    .selectAll('consents')
    .select('paper.title as contract_title');

type Row = Awaited<ReturnType<ReturnType<typeof given>['execute']>>[number];

const voiceOf = (row: Row): GivenConsent['voice'] =>
  row.voice_scope && {
    scope: row.voice_scope,
    projectId: row.voice_project,
    projectTitle: row.voice_project_title,
    territory: row.voice_territory,
    from: row.voice_from,
    until: row.voice_until,
    contractTitle: row.contract_title ?? '',
  };

const consentOf = (row: Row): GivenConsent => ({
  ...{ id: row.id, statement: row.statement, version: row.version },
  purpose: row.voice_scope === null ? (row.purpose as ConsentPurpose) : 'voice',
  voice: voiceOf(row),
  givenAt: row.given_at.toISOString(),
  givenFrom: row.given_from,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  isReplaced: row.is_replaced,
});

/** All consents of a person: in force first, then latest first. */
export async function readLedger(db: Database, userId: string): Promise<GivenConsent[]> {
  const rows = await given(db)
    .where('user_id', '=', userId)
    .orderBy(sql`withdrawn_at is null`, 'desc')
    .orderBy('given_at', 'desc')
    .orderBy('purpose')
    .orderBy('id')
    .execute();
  return rows.map(consentOf);
}

/** One consent; null: it is gone. */
export async function readConsent(db: Database, id: string | null): Promise<GivenConsent | null> {
  const row = await given(db).where('consents.id', '=', id).executeTakeFirst();
  return row ? consentOf(row) : null;
}

/** What a consent is about, as its mail and history name it. */
export const consentTitle = ({ purpose, voice }: GivenConsent): string =>
  purpose === 'voice' ? voiceConsentName(voice) : CONSENT_NAMES[purpose];

/** The same of the consent with this id; null: it is gone. */
export async function nameOfConsent(db: Database, id: string | null): Promise<string | null> {
  const consent = await readConsent(db, id);
  return consent && consentTitle(consent);
}

/** The projects in which a person works or worked: as one of the cast, or by an order. */
async function projectsOf(db: Database, userId: string): Promise<OwnConsents['voice']['projects']> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'season'])
    .where('deleted_at', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('participations')
            .select('id')
            .whereRef('project_id', '=', 'projects.id')
            .where('person_id', '=', userId),
        ),
        exists(
          selectFrom('work_orders')
            .select('id')
            .whereRef('project_id', '=', 'projects.id')
            .where('person_id', '=', userId)
            .where('state', '<>', 'draft')
            .where('deleted_at', 'is', null),
        ),
      ]),
    )
    .orderBy('title')
    .orderBy('season')
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...project }) => ({ id, title: projectName(project) }));
}

/** A person's consents, with what is kept because of them. */
export async function readOwnConsents(db: Database, userId: string): Promise<OwnConsents> {
  const { applications, accepted, reels, birth_date, ...sheet } = await db
    .selectFrom('users')
    .select((own) => {
      const sent = own.selectFrom('applications').whereRef('applications.user_id', '=', 'users.id');
      const counted = sent.select(({ fn }) => fn.countAll<string>().as('count'));
      return [
        'birth_date' as const,
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
    voice: { projects: await projectsOf(db, userId), birthDate: birth_date ?? '' },
  };
}
