import { API_MESSAGES } from '@doblaje/contract';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';

/** A choice made in a field of a form. */
export interface CatalogueChoice {
  field: string;
  kind: CatalogueKind;
  /** 0 for no choice. */
  id: number;
  /** The previous choice, which may stay even if it is archived. */
  before?: number | undefined;
}

/**
 * Checks that choices belong to the right catalogue and are not archived.
 * @throws Problem 422 on the field
 */
export async function checkChoices(db: Database, chosen: readonly CatalogueChoice[]): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const entries = await db.selectFrom('catalogue_entries').selectAll().where('id', 'in', ids).execute();
  for (const { field, kind, id, before } of chosen) {
    if (id === 0 || id === before) continue;
    const entry = entries.find((found) => found.id === id && found.kind === kind);
    if (!entry || entry.archived_at) throw fieldProblem(field, API_MESSAGES.notAChoice);
  }
}
