import { API_MESSAGES, type FieldError, Problem, type WorkOrder } from '@doblaje/contract';
import type { WorkOrderLineValues } from '@doblaje/domain/forms/workOrder';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { Viewer } from '../boletas/rows';

type Line = WorkOrder['lines'][number];

/** Builds the path of a line's field in the request. */
export type LinePath = (index: number, field: string) => string;

const inOrder: LinePath = (index, field) => `lines.${index}.${field}`;

/**
 * The roles of an order. An issued order keeps the names of its issue. A draft shows only roles whose character is still in the chapter.
 * Only ADMIN sees who voices them now.
 */
export async function readLines(db: Database, orderId: number, role: Viewer['role']): Promise<Line[]> {
  const rows = await db
    .selectFrom('work_order_lines as line')
    .leftJoin('appearances', 'appearances.id', 'line.appearance_id')
    .leftJoin('characters', 'characters.id', 'appearances.character_id')
    .leftJoin('users', 'users.id', 'appearances.person_id')
    .selectAll('line')
    .select(['appearances.person_id', 'users.first_name', 'users.last_name'])
    .select(['appearances.loops_planned', 'appearances.loops_done', 'characters.name', 'characters.type'])
    .where('work_order_id', '=', orderId)
    .where((row) => row.or([row('line.appearance_id', 'is not', null), row('line.character_name', '!=', '')]))
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    appearanceId: row.appearance_id ?? 0,
    characterName: row.character_name || (row.name ?? ''),
    characterType: row.character_type || (row.type ?? ''),
    loops: row.loops,
    loopsPlanned: row.loops_planned ?? 0,
    loopsDone: row.loops_done ?? 0,
    personId: (role === 'ADMIN' && row.person_id) || '',
    personName: role === 'ADMIN' && row.first_name !== null ? `${row.first_name} ${row.last_name}` : '',
  }));
}

/** @throws Problem 422 on lines whose character is not in the chapter */
export async function checkLines(
  db: Database,
  chapterId: number,
  lines: readonly WorkOrderLineValues[],
  path: LinePath = inOrder,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ appearanceId }) => appearanceId);
  const found = await db
    .selectFrom('appearances')
    .select('id')
    .where('chapter_id', '=', chapterId)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  const there = new Set(found.map(({ id }) => id));
  const errors = lines.flatMap(({ appearanceId }, index): FieldError[] =>
    there.has(appearanceId)
      ? []
      : [{ field: path(index, 'appearanceId'), message: API_MESSAGES.orderRoleGone }],
  );
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
}

/** Replaces the lines of a draft. */
export async function writeLines(
  db: Database,
  orderId: number,
  lines: readonly WorkOrderLineValues[],
): Promise<void> {
  await db.deleteFrom('work_order_lines').where('work_order_id', '=', orderId).execute();
  if (lines.length === 0) return;
  const rows = lines.map(({ appearanceId, loops }, position) => ({
    work_order_id: orderId,
    position,
    appearance_id: appearanceId,
    loops,
  }));
  await db.insertInto('work_order_lines').values(rows).execute();
}

/** Fixes the names of an order's lines when it is issued, and deletes lines without a character. */
export async function nameLines(db: Database, orderId: number): Promise<void> {
  await db
    .deleteFrom('work_order_lines')
    .where('work_order_id', '=', orderId)
    .where('appearance_id', 'is', null)
    .execute();
  await sql`
    update work_order_lines as line set character_name = characters.name, character_type = characters.type
    from appearances join characters on characters.id = appearances.character_id
    where line.work_order_id = ${orderId} and appearances.id = line.appearance_id`.execute(db);
}
