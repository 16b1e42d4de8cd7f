import { API_MESSAGES, type OwnData, ownDataSchema, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { nameBanks } from '../../ground/history/nameBanks';
import { readProfile } from '../ownProfile/profile';

/** What the parts of the studio keep about people, beside their account and data sheet. */
type KeptAboutPeople = Pick<
  OwnData,
  'applications' | 'vocalProfile' | 'documents' | 'workOrders' | 'boletas' | 'experiences' | 'dataRequests'
>;

/** A person's file, with its name in the export. */
export interface OwnFile {
  /** Path in the export: 'documentos/2026-03-05 Boleta 118.pdf'. */
  name: string;
  /** The key of its blob. */
  key: string;
  updatedAt: Date;
}

/** How each part of the studio reads its own part of the export. */
export interface OwnDataParts {
  data: {
    [Part in keyof KeptAboutPeople]: (db: Database, userId: string) => Promise<KeptAboutPeople[Part]>;
  };
  files: readonly ((db: Database, userId: string) => Promise<OwnFile[]>)[];
}

/** All data of a person (Ley 21.719, the right to one's own data). */
export async function readOwnData(
  db: Database,
  userId: string,
  now: Date,
  { data }: OwnDataParts,
): Promise<OwnData> {
  const profile = await readProfile(db, userId, now);
  const user = await db
    .selectFrom('users')
    .select(['email', 'role', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!profile || !user) throw new Problem(401, API_MESSAGES.invalidToken);
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'statement', 'version', 'given_at', 'given_from', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .orderBy('purpose')
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['browser', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const history = await db
    .selectFrom('audit')
    .select(['at', 'actor_id', 'action', 'changes'])
    .where('entity', '=', 'person')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();
  await nameBanks(db, 'person', history);
  // The contract's shape and nothing else, even if the tables get more columns one day.
  return ownDataSchema.parse({
    exportedAt: now.toISOString(),
    account: { email: user.email, role: user.role, createdAt: user.created_at.toISOString() },
    profile,
    applications: await data.applications(db, userId),
    vocalProfile: await data.vocalProfile(db, userId),
    documents: await data.documents(db, userId),
    workOrders: await data.workOrders(db, userId),
    boletas: await data.boletas(db, userId),
    experiences: await data.experiences(db, userId),
    dataRequests: await data.dataRequests(db, userId),
    consents: consents.map(({ given_at, withdrawn_at, purpose, ...consent }) => ({
      ...consent,
      // The words say the rest of what a voice consent is about.
      purpose: purpose.split(' ')[0],
      given_at: given_at.toISOString(),
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
    history: history.map(({ at, actor_id, action, changes }) => ({
      at: at.toISOString(),
      isOwn: actor_id === userId,
      action,
      changes,
    })),
    sessions: sessions.map(({ browser, created_at, last_used_at }) => ({
      browser,
      startedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
  });
}
