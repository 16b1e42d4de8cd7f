import { BIN_MOST, type BinKind, type Deleted } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { labelOfWorkOrderType } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import { RESTORABLE } from '../../projects/projects/purgeDeleted';
import type { Database } from '../db/database';
import { after } from '../time/time';

interface Row {
  kind: BinKind;
  id: number;
  name: string;
  project: string;
  deleted_at: Date;
  deleted_by: string | null;
}

/** The latest deleted rows of a table. A character's history is in its project, so nothing says who deleted a character. */
const LATEST = (table: string, columns: string, from: string) =>
  sql.raw(`(select ${columns}, ${table}.deleted_at from ${from} where ${table}.deleted_at is not null
    order by ${table}.deleted_at desc, ${table}.id limit ${BIN_MOST + 1})`);

const OF_PROJECT = 'project_name(projects.title, projects.season)';

/** Deleted items that can be restored, latest first. */
export async function readBin(db: Database): Promise<{ items: Deleted[]; isAll: boolean }> {
  const parts = [
    LATEST('projects', `'project' as kind, projects.id, ${OF_PROJECT} as name, '' as project`, 'projects'),
    LATEST(
      'chapters',
      `'chapter' as kind, chapters.id, chapters.number || ' · ' || chapters.title as name, ${OF_PROJECT} as project`,
      'chapters join projects on projects.id = chapters.project_id',
    ),
    LATEST(
      'characters',
      `'character' as kind, characters.id, characters.name, ${OF_PROJECT} as project`,
      'characters join projects on projects.id = characters.project_id',
    ),
    LATEST(
      'work_orders',
      `'work-order' as kind, work_orders.id,
        coalesce(type_id::text, '') || '|' || work_orders.person_name as name, work_orders.project_title as project`,
      'work_orders',
    ),
    LATEST(
      'shared_documents',
      `'shared-document' as kind, shared_documents.id, shared_documents.title as name, project_title as project`,
      'shared_documents',
    ),
  ];
  const { rows } = await sql<Row>`
    select deleted.*, (
      select first_name || ' ' || last_name from audit join users on users.id = audit.actor_id
      where audit.entity = deleted.kind and audit.entity_id = deleted.id::text and audit.action = 'delete'
      order by audit.id desc limit 1
    ) as deleted_by
    from (${sql.join(parts, sql` union all `)}) as deleted
    order by deleted_at desc, kind, id
    limit ${sql.lit(BIN_MOST + 1)}`.execute(db);
  return {
    items: rows.slice(0, BIN_MOST).map(({ kind, id, name, project, deleted_at, deleted_by }) => ({
      ...{ kind, id, project, deletedBy: deleted_by },
      name: kind === 'work-order' ? draftName(name) : name,
      deletedAt: deleted_at.toISOString(),
      goneOn: dayInChile(after(deleted_at, RESTORABLE)),
    })),
    isAll: rows.length <= BIN_MOST,
  };
}

/** The name of a draft, from its type and its person: 'Orden de Actuación, Ana Ruz'. */
function draftName(said: string): string {
  const at = said.indexOf('|');
  const type = labelOfWorkOrderType(Number(said.slice(0, at))) || 'Orden de trabajo';
  return [type, said.slice(at + 1)].filter(Boolean).join(', ');
}
