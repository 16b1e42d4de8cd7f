import { API_MESSAGES, Problem, type Treatment } from '@doblaje/contract';
import type { LegalBasis } from '@doblaje/domain/options/legalBases';
import { keepsTo, type TreatmentValues } from '@doblaje/domain/privacy';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { TreatmentsTable } from '../../ground/db/tables/privacy';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import type { KeptPart } from './kept';

type Row = Selectable<TreatmentsTable>;
type Values = Omit<TreatmentValues, 'basis'> & { basis: LegalBasis };

const treatmentOf = ({ id, key, updated_at, ...row }: Row): Treatment => ({
  ...{ id, name: row.name, purpose: row.purpose, dataKinds: row.data_kinds, peopleKinds: row.people_kinds },
  ...{ basis: row.basis, basisDetail: row.basis_detail, recipients: row.recipients },
  ...{ transfers: row.transfers, keptMonths: row.kept_months, keptFrom: row.kept_from, source: row.source },
  ...{ isOfPortal: key !== null, updatedAt: updated_at.toISOString() },
});

const columnsOf = ({ dataKinds, peopleKinds, basisDetail, keptMonths, keptFrom, ...values }: Values) => ({
  ...values,
  ...{ data_kinds: [...dataKinds], people_kinds: [...peopleKinds], basis_detail: basisDetail },
  ...{ kept_months: keptMonths ?? null, kept_from: keptFrom },
});

/** The values in the words of the history. */
const toldOf = ({ dataKinds, peopleKinds, keptMonths, ...values }: Values | Treatment) => ({
  ...values,
  ...{ dataKinds: dataKinds.join(', '), peopleKinds: peopleKinds.join(', '), keptMonths: keptMonths ?? null },
});

/** All treatments: those of the portal first, in their order. */
export async function readTreatments(db: Database): Promise<Treatment[]> {
  return (await db.selectFrom('treatments').selectAll().orderBy('id').execute()).map(treatmentOf);
}

/** @throws Problem 422 on `name`, if the database refused a second treatment of one name */
function refuseName(error: unknown): never {
  if (!isUniqueViolation(error, 'treatments_name_key')) throw error;
  throw fieldProblem('name', API_MESSAGES.treatmentTaken);
}

/** The longest that the portal keeps something of a treatment before it removes it; undefined if it removes nothing. */
const longest = (key: string | null, parts: readonly KeptPart[]) =>
  parts.filter(({ treatment }) => treatment === key).sort((a, b) => b.days - a.days)[0];

/**
 * Adds a treatment, in the caller's transaction.
 * @throws Problem 422 on `name` when there is one of that name
 */
export function addTreatment(db: Database, doer: Doer, values: Values): Promise<Treatment> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .insertInto('treatments')
      .values({ ...columnsOf(values), key: null, updated_at: doer.now })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseName);
    const changes = changesOf('treatment', {}, toldOf(values));
    return {
      value: treatmentOf(row),
      lines: [{ action: 'create', entity: 'treatment', id: `${row.id}`, changes }],
    };
  });
}

const byId = (db: Database, id: number) => db.selectFrom('treatments').selectAll().where('id', '=', id);

/**
 * Saves a treatment.
 * @param parts what the portal removes by itself
 * @throws Problem 404; 422 on `name` when another one has it, on `keptMonths` when the portal keeps something of it for longer
 */
export function saveTreatment(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, parts, values }: { readWith: string; parts: readonly KeptPart[]; values: Values },
): Promise<Edited<Treatment>> {
  return saveAudited(db, doer, {
    of: (within) => byId(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      const kept = longest(row.key, parts);
      if (kept && !keepsTo(kept.days, values.keptMonths)) {
        const { what, after } = kept;
        throw fieldProblem('keptMonths', `El portal borra «${what}» después: ${after}`);
      }
      await transaction
        .updateTable('treatments')
        .set({ ...columnsOf(values), updated_at })
        .where('id', '=', id)
        .execute()
        .catch(refuseName);
      const changes = changesOf('treatment', toldOf(treatmentOf(row)), toldOf(values));
      return [{ action: 'update', entity: 'treatment', id: `${id}`, changes }];
    },
    read: async (transaction) => {
      const row = await byId(transaction, id).executeTakeFirst();
      return row ? treatmentOf(row) : null;
    },
  });
}

/**
 * Removes a treatment. Repeating it is no error.
 * @throws Problem 409 for one that the portal itself names: a consent, a purge, a table
 */
export function removeTreatment(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await byId(transaction, id).forUpdate().executeTakeFirst();
    if (!row) return { value: undefined, lines: [] };
    if (row.key !== null) throw new Problem(409, API_MESSAGES.treatmentOfPortal, { code: 'NOT_POSSIBLE' });
    await transaction.deleteFrom('treatments').where('id', '=', id).execute();
    const before = toldOf(treatmentOf(row));
    const changes = changesOf('treatment', before, { name: null });
    return { value: undefined, lines: [{ action: 'delete', entity: 'treatment', id: `${id}`, changes }] };
  });
}
