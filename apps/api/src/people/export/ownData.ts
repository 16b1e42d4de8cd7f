import { API_MESSAGES, type OwnData, ownDataSchema, Problem } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { documentOf } from '../../office/documents/list';
import { ownBoletas, ownOrders } from '../../office/documents/ownWork';
import { readReels } from '../applications/reels';
import { ownExperiences } from '../experiences/read';
import { readProfile } from '../ownProfile/profile';
import { demosOf } from '../vocalProfiles/demos';

/** All data of a person (Ley 21.719, the right to one's own data). */
export async function readOwnData(db: Database, userId: string, now: Date): Promise<OwnData> {
  const profile = await readProfile(db, userId, now);
  const user = await db
    .selectFrom('users')
    .select(['email', 'role', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!profile || !user) throw new Problem(401, API_MESSAGES.invalidToken);
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'statement', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['browser', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const history = await db
    .selectFrom('audit')
    .select(['at', 'actor_id', 'action', 'changes'])
    .where('entity', '=', 'person')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();
  // The contract's shape and nothing else, even if the tables get more columns one day.
  return ownDataSchema.parse({
    exportedAt: now.toISOString(),
    account: { email: user.email, role: user.role, createdAt: user.created_at.toISOString() },
    profile,
    applications: await ownApplications(db, userId),
    vocalProfile: await ownVocalProfile(db, userId),
    documents: documents.map(documentOf),
    workOrders: await ownOrders(db, userId),
    boletas: await ownBoletas(db, userId),
    experiences: await ownExperiences(db, userId),
    consents: consents.map(({ purpose, statement, given_at, withdrawn_at }) => ({
      purpose,
      statement,
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

/** An allowlist: a new column (such as a note of ADMIN) stays out of the export until a developer decides about it. */
async function ownApplications(db: Database, userId: string): Promise<OwnData['applications']> {
  const rows = await db
    .selectFrom('applications')
    .select([
      ...(['id', 'state', 'created_at', 'submitted_at'] as const),
      ...(['applicant_to', 'country', 'rut', 'passport', 'phone', 'address', 'age'] as const),
      ...(['community', 'disability', 'voice_training', 'experiences', 'vocal_age_range'] as const),
      ...(['singing_experience', 'singing_detail', 'vocal_tone'] as const),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, state, created_at, submitted_at, ...answers }) => ({
      answers,
      state,
      createdAt: created_at.toISOString(),
      submittedAt: submitted_at?.toISOString() ?? null,
      reels: await readReels(db, id),
    })),
  );
}

/** Also an allowlist: the note belongs to the studio. */
async function ownVocalProfile(db: Database, userId: string): Promise<OwnData['vocalProfile']> {
  const profile = await db
    .selectFrom('vocal_profiles')
    .select(['applicant_types', 'vocal_tone', 'vocal_age_range', 'singing', 'singing_detail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!profile) return null;
  const demos = await demosOf(db, userId);
  return { ...profile, demos: demos.map(({ n, name, size }) => ({ n, name, size })) };
}

/** A person's file, with its name in the export. */
export interface OwnFile {
  /** Path in the export: 'documentos/2026-03-05 Boleta 118.pdf'. */
  name: string;
  /** The key of its blob. */
  key: string;
  updatedAt: Date;
}

/** All files of a person: documents, and reels of applications. */
export async function ownFiles(db: Database, userId: string): Promise<OwnFile[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['title', 'date', 'key', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const reels = await db
    .selectFrom('reels')
    .innerJoin('applications', 'applications.id', 'reels.application_id')
    .select(['reels.n', 'reels.key', 'applications.created_at', 'applications.updated_at'])
    .where('applications.user_id', '=', userId)
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .orderBy('reels.n')
    .execute();
  const taken = new Map<string, number>();
  /** Makes file names unique, also where capitals do not matter. */
  const unique = (name: string, extension: string) => {
    const times = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), times);
    return `${name}${times === 1 ? '' : ` (${times})`}.${extension}`;
  };
  return [
    ...documents.map(({ title, date, key, updated_at }) => ({
      name: unique(`documentos/${date} ${fileName(title)}`, 'pdf'),
      key,
      updatedAt: updated_at,
    })),
    ...reels.map(({ n, key, created_at, updated_at }) => ({
      name: unique(`postulaciones/${dayInChile(created_at)} video ${n}`, 'mp4'),
      key,
      updatedAt: updated_at,
    })),
  ];
}

/** Turns a title into a file name for any system: no name leads out of the folder that the ZIP is unpacked in. */
function fileName(title: string): string {
  return title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .slice(0, 120)
    .trim();
}
