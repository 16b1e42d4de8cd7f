import { API_MESSAGES, type CatalogueEntry, type Catalogues, Problem } from '@doblaje/contract';
import type { CatalogueEntryValues } from '@doblaje/domain/forms/catalogueEntry';
import { hasStage } from '@doblaje/domain/forms/catalogueEntry';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import type { CatalogueEntriesTable } from '../../ground/db/tables/projects';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { readBanks } from './banks';
import { readBoletaNotice } from './boletaNotice';
import { readChargeAccounts } from './chargeAccounts';
import { readHolidays } from './holidays';
import { readRates } from './rates';
import { readStudio } from './studio';

function entryOf(row: Selectable<CatalogueEntriesTable>): CatalogueEntry {
  const { id, kind, label, stage, position, archived_at, updated_at } = row;
  return {
    id,
    kind: kind as CatalogueKind,
    label,
    stage,
    position,
    isArchived: archived_at !== null,
    updatedAt: updated_at.toISOString(),
  };
}

/** The entries of all catalogues, or of one, in order. */
async function readEntries(db: Database, kind?: CatalogueKind): Promise<CatalogueEntry[]> {
  let found = db.selectFrom('catalogue_entries').selectAll().where('kind', '!=', 'none');
  if (kind) found = found.where('kind', '=', kind);
  const rows = await found.orderBy('position').orderBy('id').execute();
  return rows.map(entryOf);
}

/** All catalogues, archived entries included. */
export async function readCatalogues(db: Database): Promise<Catalogues> {
  const entries = await readEntries(db);
  const of = (kind: CatalogueKind) => entries.filter((entry) => entry.kind === kind);
  return {
    projectStatus: of('projectStatus'),
    chapterStatus: of('chapterStatus'),
    client: of('client'),
    signal: of('signal'),
    rates: await readRates(db),
    boletaNotice: await readBoletaNotice(db),
    studio: await readStudio(db),
    holidays: await readHolidays(db),
    banks: await readBanks(db),
    chargeAccounts: await readChargeAccounts(db),
  };
}

/** Locks a catalogue until the transaction ends: nobody else can add, archive or reorder. Catalogues are small and rarely change. */
const holdCatalogue = (transaction: Database, kind: CatalogueKind) =>
  oneByOne(transaction, `catalogue ${kind}`);

/** @throws Problem 422 on `label` */
async function checkLabel(db: Database, kind: CatalogueKind, label: string, own = 0): Promise<void> {
  const alike = await db
    .selectFrom('catalogue_entries')
    .select('archived_at')
    .where('kind', '=', kind)
    .where('id', '!=', own)
    .where(sql<boolean>`same_text(label) = same_text(${label})`)
    .executeTakeFirst();
  if (alike)
    throw fieldProblem('label', alike.archived_at ? API_MESSAGES.entryArchived : API_MESSAGES.entryTaken);
}

/** Adds a choice to the end of its catalogue, in the caller's transaction. */
export function addEntry(
  db: Database,
  doer: Doer,
  { kind, label, stage }: CatalogueEntryValues & { kind: CatalogueKind },
): Promise<CatalogueEntry> {
  return audited(db, doer, async (transaction) => {
    await holdCatalogue(transaction, kind);
    await checkLabel(transaction, kind, label);
    const row = await transaction
      .insertInto('catalogue_entries')
      .values((query) => ({
        kind,
        label,
        stage: hasStage(kind) ? stage : '',
        position: query
          .selectFrom('catalogue_entries')
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
          .where('kind', '=', kind),
        updated_at: doer.now,
      }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const entry = entryOf(row);
    const changes = changesOf('catalogue-entry', {}, { ...entry });
    return {
      value: entry,
      lines: [{ action: 'create', entity: 'catalogue-entry', id: String(entry.id), changes }],
    };
  });
}

/**
 * Renames a choice, archives it or restores it. Everything that uses it shows its new name.
 * @throws Problem 404; 422 on `label`; 422 for the last status
 */
export function saveEntry(
  db: Database,
  doer: Doer,
  id: number,
  values: CatalogueEntryValues & { kind: CatalogueKind; isArchived: boolean; updatedAt: string },
): Promise<Edited<CatalogueEntry>> {
  const { kind, label, isArchived } = values;
  return audited(db, doer, async (transaction) => {
    const lines: AuditLine[] = [];
    await holdCatalogue(transaction, kind);
    const of = (within: Database) =>
      within.selectFrom('catalogue_entries').selectAll().where('id', '=', id).where('kind', '=', kind);
    const value = await saveIfCurrent(transaction, {
      of,
      writtenAt: ({ updated_at }) => updated_at,
      readWith: values.updatedAt,
      now: doer.now,
      write: async (transaction, moment, row) => {
        const before = entryOf(row);
        await checkLabel(transaction, kind, label, id);
        if (isArchived && !before.isArchived) await checkNotLast(transaction, kind);
        const stage = hasStage(kind) ? values.stage : '';
        const archived_at = isArchived ? (row.archived_at ?? moment) : null;
        await transaction
          .updateTable('catalogue_entries')
          .set({ label, stage, archived_at, updated_at: moment })
          .where('id', '=', id)
          .execute();
        const changes = changesOf('catalogue-entry', { ...before }, { label, stage, isArchived });
        lines.push({ action: 'update', entity: 'catalogue-entry', id: String(id), changes });
      },
      read: async (transaction) => {
        const row = await of(transaction).executeTakeFirst();
        return row ? entryOf(row) : null;
      },
    });
    return { value, lines };
  });
}

/** Without any status nobody could create anything. */
async function checkNotLast(db: Database, kind: CatalogueKind): Promise<void> {
  if (!hasStage(kind)) return;
  const { count } = await db
    .selectFrom('catalogue_entries')
    .select((row) => row.fn.countAll().as('count'))
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) <= 1) throw new Problem(422, API_MESSAGES.lastStatus);
}

/** Reorders a catalogue, unless its order has changed since it was read. */
export function orderEntries(
  db: Database,
  doer: Doer,
  kind: CatalogueKind,
  { from, to }: { from: readonly number[]; to: readonly number[] },
): Promise<Edited<CatalogueEntry[]>> {
  return audited<Edited<CatalogueEntry[]>>(db, doer, async (transaction) => {
    await holdCatalogue(transaction, kind);
    const entries = await readEntries(transaction, kind);
    const choices = entries.filter(({ isArchived }) => !isArchived);
    const isStale = JSON.stringify(choices.map(({ id }) => id)) !== JSON.stringify(from);
    if (isStale) return { value: { isStale, current: entries }, lines: [] };
    const lines: AuditLine[] = [];
    for (const [index, id] of to.entries()) {
      const position = index + 1;
      const before = choices.find((entry) => entry.id === id);
      if (before?.position === position) continue;
      await transaction.updateTable('catalogue_entries').set({ position }).where('id', '=', id).execute();
      const changes = changesOf('catalogue-entry', { ...before }, { position });
      lines.push({ action: 'update', entity: 'catalogue-entry', id: String(id), changes });
    }
    return { value: { isStale: false, saved: await readEntries(transaction, kind) }, lines };
  });
}
