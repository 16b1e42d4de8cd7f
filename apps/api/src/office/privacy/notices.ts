import { createHash } from 'node:crypto';
import {
  API_MESSAGES,
  type NoticeVersion,
  type PersonalData,
  type PrivacyNotice,
  Problem,
} from '@doblaje/contract';
import { conjoined } from '@doblaje/domain/naming';
import {
  missingForNotice,
  type NoticePublishingValues,
  type NoticeSection,
  noticeSections,
} from '@doblaje/domain/privacy';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { PrivacyNoticesTable } from '../../ground/db/tables/privacy';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { readStudio } from '../catalogues/studio';
import { type KeptPart, readKept } from './kept';
import { readPrivacySettings } from './settings';
import { readTreatments } from './treatments';

type Row = Selectable<PrivacyNoticesTable>;

const versionOf = ({ version, published_at, summary }: Omit<Row, 'sections'>): NoticeVersion => ({
  ...{ version, summary, publishedAt: published_at.toISOString() },
});

/** All versions without their texts, latest first. */
const versionsOf = async (db: Database) =>
  db
    .selectFrom('privacy_notices')
    .select(['version', 'published_at', 'summary', 'is_new_meaning'])
    .orderBy('version', 'desc')
    .execute();

const digestOf = (sections: readonly NoticeSection[]) =>
  createHash('sha256').update(JSON.stringify(sections)).digest('base64url');

/** jsonb keeps its own order of names, so a stored text is put into this one before it is compared. */
const inOrder = (sections: readonly NoticeSection[]): NoticeSection[] =>
  sections.map(({ title, paragraphs, items }) => ({
    ...{ title, paragraphs },
    items: items.map((item) => ({
      title: item.title,
      facts: item.facts.map(({ name, value }) => ({ name, value })),
    })),
  }));

/**
 * A version of the notice.
 * @param version undefined: the latest
 * @throws Problem 404
 */
export async function readNotice(db: Database, version?: number): Promise<PrivacyNotice> {
  let query = db.selectFrom('privacy_notices').selectAll().orderBy('version', 'desc').limit(1);
  if (version !== undefined) query = query.where('version', '=', version);
  const row = await query.executeTakeFirst();
  if (!row) throw new Problem(404, API_MESSAGES.notFound);
  const versions = (await versionsOf(db)).map(versionOf);
  return { ...versionOf(row), sections: inOrder(row.sections), versions };
}

/** What the studio does with personal data: treatments, the notice as it would be now, its versions, and what is removed by itself. */
export async function readPersonalData(db: Database, parts: readonly KeptPart[]): Promise<PersonalData> {
  const [studio, settings, treatments] = [
    await readStudio(db),
    await readPrivacySettings(db),
    await readTreatments(db),
  ];
  const values = treatments.map(({ keptMonths, ...of }) => ({ ...of, keptMonths: keptMonths ?? undefined }));
  const source = { studio, settings, treatments: values };
  const sections = noticeSections(source);
  const digest = digestOf(sections);
  const latest = await db
    .selectFrom('privacy_notices')
    .select('sections')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    ...{ treatments, settings },
    draft: { sections, digest, missing: missingForNotice(source) },
    versions: (await versionsOf(db)).map(versionOf),
    isPublished: latest !== undefined && digestOf(inOrder(latest.sections)) === digest,
    kept: await readKept(db, parts),
  };
}

/**
 * Publishes the notice as it is now, if it is the one that was looked at.
 * @throws Problem 422 when something is missing
 */
export function publishNotice(
  db: Database,
  doer: Doer,
  { digest, parts, ...values }: NoticePublishingValues & { digest: string; parts: readonly KeptPart[] },
): Promise<Edited<PersonalData>> {
  return audited<Edited<PersonalData>>(db, doer, async (transaction) => {
    // Only one publishes at a time, and nobody changes a treatment or the studio's data meanwhile.
    await transaction.selectFrom('privacy_settings').select('id').forUpdate().execute();
    await transaction.selectFrom('studio_settings').select('id').forShare().execute();
    await transaction.selectFrom('treatments').select('id').orderBy('id').forShare().execute();
    const current = await readPersonalData(transaction, parts);
    if (current.isPublished || current.draft.digest !== digest)
      return { value: { isStale: true, current }, lines: [] };
    if (current.draft.missing.length > 0)
      throw new Problem(422, `Falta ${conjoined(current.draft.missing)}.`);
    const version = (current.versions[0]?.version ?? 0) + 1;
    const { isNewMeaning, summary } = values;
    await transaction
      .insertInto('privacy_notices')
      .values({
        ...{ version, summary, is_new_meaning: isNewMeaning, published_at: doer.now },
        sections: JSON.stringify(current.draft.sections),
      })
      .execute();
    const changes = changesOf('privacy', {}, { version, isNewMeaning, summary });
    return {
      value: { isStale: false, saved: await readPersonalData(transaction, parts) },
      lines: [{ action: 'create', entity: 'privacy', id: '1', changes }],
    };
  });
}
