import { API_MESSAGES, Problem, type Project } from '@doblaje/contract';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { labelOfProjectType, type ProjectTypeId } from '@doblaje/domain/options/projectTypes';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { checkChoices } from './checkChoice';
import { projectGone } from './holdProject';
import { liveProjects, projectOf } from './list';

async function readIfThere(db: Database, id: number): Promise<Project | null> {
  const row = await liveProjects(db).where('projects.id', '=', id).executeTakeFirst();
  return row ? projectOf(row) : null;
}

/**
 * One project. The route has already checked that the user is ADMIN.
 * @throws Problem 404
 */
export async function readProject(db: Database, id: number): Promise<Project> {
  const project = await readIfThere(db, id);
  if (!project) throw projectGone();
  return project;
}

const columnsOf = (values: ProjectValues) => ({
  title: values.projectTitle,
  season: values.season,
  house_number: values.houseNumber,
  type_id: values.typeId as ProjectTypeId,
  status_id: values.statusId,
  client_id: values.clientsId,
  signal_id: values.signalId,
});

/** A project's values for its history. Choices appear by their labels, because they may be renamed later. */
const toldOf = (project: Project) => ({
  ...project,
  type: labelOfProjectType(project.typeId),
  status: project.statusLabel,
  client: project.clientLabel,
  signal: project.signalLabel,
});

const CHOICES = [
  ['statusId', 'projectStatus'],
  ['clientsId', 'client'],
  ['signalId', 'signal'],
] as const satisfies readonly (readonly [keyof ProjectValues, CatalogueKind])[];

/** @throws Problem 422 on the field */
const checkProjectChoices = (db: Database, values: ProjectValues, before?: Project) =>
  checkChoices(
    db,
    CHOICES.map(([field, kind]) => ({ field, kind, id: values[field], before: before?.[field] })),
  );

/** Turns the error of a taken house number into a refusal of its field. */
function orTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'projects_one_house_number')) throw error;
  throw fieldProblem('houseNumber', API_MESSAGES.houseNumberTaken);
}

/** Writes a new project within the caller's transaction. A refusal ends that transaction. */
export function addProject(db: Database, doer: Doer, values: ProjectValues): Promise<Project> {
  return audited(db, doer, async (transaction) => {
    await checkProjectChoices(transaction, values);
    const { id } = await transaction
      .insertInto('projects')
      .values({ ...columnsOf(values), created_at: doer.now, updated_at: doer.now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(orTaken);
    const project = await readProject(transaction, id);
    const changes = changesOf('project', {}, toldOf(project));
    return { value: project, lines: [{ action: 'create', entity: 'project', id: String(id), changes }] };
  });
}

/**
 * Saves the changes to a project.
 * @throws Problem 404; 422 on a field
 */
export function saveProject(
  db: Database,
  doer: Doer,
  id: number,
  { updatedAt, ...values }: ProjectValues & { updatedAt: string },
): Promise<Edited<Project>> {
  return audited(db, doer, async (transaction) => {
    let before: Project | undefined;
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within.selectFrom('projects').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment) => {
        before = await readProject(within, id);
        await checkProjectChoices(within, values, before);
        await within
          .updateTable('projects')
          .set({ ...columnsOf(values), updated_at: moment })
          .where('id', '=', id)
          .execute()
          .catch(orTaken);
      },
      read: (within) => readIfThere(within, id),
      missing: projectGone,
    });
    const lines: AuditLine[] = [];
    if (before && !value.isStale) {
      const changes = changesOf('project', toldOf(before), toldOf(value.saved));
      lines.push({ action: 'update', entity: 'project', id: String(id), changes });
    }
    return { value, lines };
  });
}

/**
 * Deletes a project. Does nothing if it is already deleted.
 * @throws Problem 404; 409 while it has chapters
 */
export function deleteProject(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .selectFrom('projects')
      .select('deleted_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw projectGone();
    if (row.deleted_at) return { value: undefined, lines: [] };
    const { chapterCount } = await readProject(transaction, id);
    if (chapterCount > 0) throw new Problem(409, API_MESSAGES.projectHasChapters, { code: 'HAS_CHAPTERS' });
    await transaction.updateTable('projects').set({ deleted_at: doer.now }).where('id', '=', id).execute();
    return { value: undefined, lines: [{ action: 'delete', entity: 'project', id: String(id) }] };
  });
}

/**
 * Restores a deleted project. Does nothing if it is not deleted.
 * @throws Problem 404 once it is removed for good; 422 on `houseNumber` when another project has it now
 */
export function restoreProject(db: Database, doer: Doer, id: number): Promise<Project> {
  return audited(db, doer, async (transaction) => {
    const restored = await transaction
      .updateTable('projects')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
      .catch(orTaken);
    const project = await readIfThere(transaction, id);
    if (!project) throw new Problem(404, API_MESSAGES.projectPurged);
    return {
      value: project,
      lines: restored ? [{ action: 'restore', entity: 'project', id: String(id) }] : [],
    };
  });
}
