import { API_MESSAGES, type ImportCounts, type ImportPreview, Problem } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { audited, type Doer } from '../history/audited';
import { holdCastable } from '../people/castable';
import { checkProject, holdProject } from '../projects/holdProject';
import { headingOf } from './columns';
import { findPeople } from './findPeople';
import { type CellError, planImport } from './plan';
import { readProjectNow } from './readProject';
import { readTable } from './readTable';
import { changesIn, countsOf, writeImport } from './write';

/** First rows of a preview; with errors there are more. */
const SHOWN = 20;
const SHOWN_WITH_ERRORS = 200;

/** Errors that a refusal names; the preview names more. */
const NAMED = 50;

async function plan(db: Database, projectId: number, bytes: Uint8Array) {
  const table = readTable(bytes);
  const now = await readProjectNow(db, projectId);
  const personOf = await findPeople(db, table.rows);
  const planned = planImport(table.rows, now, personOf);
  return { table, planned, changes: changesIn(planned, now) };
}

const columnOf = ({ column }: CellError) => (column === '' ? '' : headingOf(column));

/**
 * What importing a file would do, and what is wrong with which cell.
 * @throws Problem 404; 422 for a file that is no such table
 */
export async function previewImport(
  db: Database,
  projectId: number,
  bytes: Uint8Array,
): Promise<ImportPreview> {
  await checkProject(db, projectId);
  const { table, planned, changes } = await plan(db, projectId, bytes);
  const errors = new Map<number, { column: string; message: string }[]>();
  for (const error of planned.errors) {
    const { row, message } = error;
    errors.set(row, [...(errors.get(row) ?? []), { column: columnOf(error), message }]);
  }
  const first = table.rows.slice(0, SHOWN);
  const wrong = table.rows.slice(SHOWN).filter(({ row }) => errors.has(row));
  return {
    rows: table.rows.length,
    columns: table.columns.map(headingOf),
    ignored: [...table.ignored],
    errorCount: planned.errors.length,
    lines: [...first, ...wrong.slice(0, SHOWN_WITH_ERRORS)].map(({ row, cells }) => ({
      row,
      values: table.columns.map((column) => cells[column] ?? ''),
      errors: errors.get(row) ?? [],
    })),
    counts: countsOf(changes),
  };
}

/** SQLSTATE of two who write the same: unique_violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Imports a file: all of its rows or none.
 * @throws Problem 404; 422 for a file that is no such table or has errors; 409 when somebody changed the same meanwhile
 */
export async function importCast(
  db: Database,
  doer: Doer,
  projectId: number,
  bytes: Uint8Array,
): Promise<ImportCounts> {
  const work = audited(db, doer, async (transaction) => {
    await holdProject(transaction, projectId);
    // One import of a project after the other: the second sees what the first has written.
    await sql`select pg_advisory_xact_lock(hashtext(${`import ${projectId}`}))`.execute(transaction);
    const { planned, changes } = await plan(transaction, projectId, bytes);
    const { errors } = planned;
    if (errors.length > 0) {
      const named = errors.slice(0, NAMED).map((error) => {
        const column = columnOf(error);
        return { field: column === '' ? `${error.row}` : `${error.row}.${column}`, message: error.message };
      });
      throw new Problem(422, API_MESSAGES.importRefused, { errors: named });
    }
    await holdCastable(
      transaction,
      [...planned.cast.values()].map(({ personId }) => personId),
    );
    const lines = await writeImport({ db: transaction, doer, projectId }, changes);
    return { value: countsOf(changes), lines };
  });
  return work.catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    if (code === UNIQUE_VIOLATION) throw new Problem(409, API_MESSAGES.importCrossed);
    throw error;
  });
}
