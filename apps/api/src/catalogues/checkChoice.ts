import { API_MESSAGES } from '@doblaje/contract';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import type { Database } from '../db/database';
import { fieldProblem } from '../edits/fieldProblem';

/** What was chosen in a field of a form. */
export interface Chosen {
  field: string;
  kind: CatalogueKind;
  /** 0: nothing. */
  id: number;
  /** What was chosen before, which may stay although it was archived. */
  before?: number | undefined;
}

/**
 * Whether what was chosen are choices: of the right catalogue, and not archived.
 * @throws Problem 422 on the field
 */
export async function checkChoices(db: Database, chosen: readonly Chosen[]): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const entries = await db.selectFrom('catalogue_entries').selectAll().where('id', 'in', ids).execute();
  for (const { field, kind, id, before } of chosen) {
    if (id === 0 || id === before) continue;
    const entry = entries.find((found) => found.id === id && found.kind === kind);
    if (!entry || entry.archived_at) throw fieldProblem(field, API_MESSAGES.notAChoice);
  }
}
