import type { OwnData } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { uniqueNames } from '../export/fileNames';
import type { OwnFile } from '../export/ownData';
import { readReels } from './reels';

/** A person's applications as their export has them. An allowlist: a new column (such as a note of ADMIN) stays out of the export until a developer decides about it. */
export async function ownApplications(db: Database, userId: string): Promise<OwnData['applications']> {
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

/** The videos of a person's applications. */
export async function ownReels(db: Database, userId: string): Promise<OwnFile[]> {
  const reels = await db
    .selectFrom('reels')
    .innerJoin('applications', 'applications.id', 'reels.application_id')
    .select(['reels.n', 'reels.key', 'applications.created_at', 'applications.updated_at'])
    .where('applications.user_id', '=', userId)
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .orderBy('reels.n')
    .execute();
  const unique = uniqueNames();
  return reels.map(({ n, key, created_at, updated_at }) => ({
    name: unique(`postulaciones/${dayInChile(created_at)} video ${n}`, 'mp4'),
    key,
    updatedAt: updated_at,
  }));
}
