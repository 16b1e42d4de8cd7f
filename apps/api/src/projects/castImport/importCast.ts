import { API_MESSAGES, type ImportCounts, type ImportPreview, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import { audited, type Doer } from '../../ground/history/audited';
import { holdCastable } from '../../people/directory/castable';
import { checkProject, holdProject } from '../projects/holdProject';
import { headingOf } from './columns';
import { findPeople } from './findPeople';
import { outcomeOf } from './outcome';
import { type CellError, planImport } from './plan';
import { readProjectNow } from './readProject';
import { readTable } from './readTable';
import { told } from './values';
import { changesIn, countsOf, reviewOf, unchangedOf, writeImport } from './write';

/** First rows in a preview. With errors it shows more. */
const SHOWN = 20;
const SHOWN_WITH_ERRORS = 200;

/** Errors that a refusal names. The preview names more. */
const NAMED = 50;

async function plan(db: Database, projectId: number, bytes: Uint8Array) {
  const table = readTable(bytes);
  const now = await readProjectNow(db, projectId);
  const inCast = [...new Set([...now.cast.values()].map(({ personId }) => personId))].filter(Boolean);
  const personOf = await findPeople(db, table.rows, inCast);
  const planned = planImport(table.rows, now, personOf);
  const changes = changesIn(planned, now);
  return { table, now, planned, changes, review: reviewOf(changes, now) };
}

const columnOf = ({ column }: CellError) => (column === '' ? '' : headingOf(column));

/**
 * The effects of importing a file, and the errors by cell.
 * @throws Problem 404; 422 for a file that is no such table
 */
export async function previewImport(
  db: Database,
  projectId: number,
  bytes: Uint8Array,
): Promise<ImportPreview> {
  await checkProject(db, projectId);
  const { table, now, planned, changes, review } = await plan(db, projectId, bytes);
  const outcome = await outcomeOf(db, planned, changes, now);
  const errors = new Map<number, { column: string; message: string }[]>();
  for (const error of planned.errors) {
    const { row, message } = error;
    errors.set(row, [...(errors.get(row) ?? []), { column: columnOf(error), message }]);
  }
  // The first rows, then rows with errors or, if there are none, rows that replace existing values.
  let more = SHOWN_WITH_ERRORS;
  const shown = table.rows.filter(({ row }, place) => {
    if (place < SHOWN) return true;
    const isShown = errors.size > 0 ? errors.has(row) : outcome.replaces(row);
    return isShown && more-- > 0;
  });
  return {
    rows: table.rows.length,
    columns: table.columns.map(headingOf),
    ignored: table.ignored.map(told),
    notes: [...table.notes, ...outcome.notes],
    errorCount: planned.errors.length,
    lines: shown.map(({ row, cells }) => ({
      row,
      values: table.columns.map((column) => told(cells[column] ?? '')),
      written: outcome.writtenBy(row),
      errors: errors.get(row) ?? [],
    })),
    people: outcome.people,
    counts: countsOf(changes),
    unchanged: unchangedOf(planned, changes),
    reviewed: review,
  };
}

/** One error of a file, a row of the CSV of errors. */
export interface ErrorRow {
  row: number;
  column: string;
  value: string;
  message: string;
}

/**
 * Every error of a file. The preview has only the first ones.
 * @throws Problem 404; 422 for a file that is no such table
 */
export async function importErrors(db: Database, projectId: number, bytes: Uint8Array): Promise<ErrorRow[]> {
  await checkProject(db, projectId);
  const { table, planned } = await plan(db, projectId, bytes);
  const cells = new Map(table.rows.map((row) => [row.row, row.cells]));
  return planned.errors.map((error) => ({
    row: error.row,
    column: columnOf(error),
    value: error.column === '' ? '' : told(cells.get(error.row)?.[error.column] ?? ''),
    message: error.message,
  }));
}

/** Two users wrote at once: both the same row (unique_violation), or one wrote to a row that the other erased (foreign_key_violation). */
const CROSSED = ['23505', '23503'];

/** What to import, and how. */
export interface ImportOrder {
  projectId: number;
  bytes: Uint8Array;
  /** The state that a preview was compared with. If it has changed, nothing is imported. @default whatever is there now */
  reviewed?: string | undefined;
  /** Aborted when the sender cancels. Nothing is imported then. */
  signal?: AbortSignal | undefined;
}

/**
 * Imports a file: all of its rows or none.
 * @throws Problem 404; 422 for a file that is no such table or has errors; 409 when
 * somebody changed the same rows meanwhile, or the sender cancelled
 */
export async function importCast(
  db: Database,
  doer: Doer,
  { projectId, bytes, reviewed, signal }: ImportOrder,
): Promise<ImportCounts> {
  const stopIfCancelled = () => {
    if (signal?.aborted) throw new Problem(409, API_MESSAGES.importCancelled);
  };
  const work = audited(db, doer, async (transaction) => {
    await holdProject(transaction, projectId);
    // One import per project at a time: the second one sees what the first has written.
    await oneByOne(transaction, `import ${projectId}`);
    const { planned, changes, review } = await plan(transaction, projectId, bytes);
    const { errors } = planned;
    if (errors.length > 0) {
      const named = errors.slice(0, NAMED).map((error) => {
        const column = columnOf(error);
        return { field: column === '' ? `${error.row}` : `${error.row}.${column}`, message: error.message };
      });
      throw new Problem(422, API_MESSAGES.importRefused, { errors: named });
    }
    if (reviewed !== undefined && reviewed !== review) throw new Problem(409, API_MESSAGES.importChanged);
    stopIfCancelled();
    await holdCastable(
      transaction,
      [...planned.cast.values()].map(({ personId }) => personId),
    );
    const lines = await writeImport({ db: transaction, doer, projectId }, changes);
    stopIfCancelled();
    return { value: countsOf(changes), lines };
  });
  return work.catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    if (CROSSED.includes(String(code))) throw new Problem(409, API_MESSAGES.importCrossed);
    throw error;
  });
}
