import { type Project, projectsList } from '@doblaje/contract';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { hasDueChapters } from './due';

/** Projects that are not deleted, with the labels of their choices. A project without a signal has entry 0. */
export const liveProjects = (db: Database) =>
  db
    .selectFrom('projects')
    .innerJoin('catalogue_entries as status', 'status.id', 'projects.status_id')
    .innerJoin('catalogue_entries as client', 'client.id', 'projects.client_id')
    .innerJoin('catalogue_entries as signal', 'signal.id', 'projects.signal_id')
    .where('projects.deleted_at', 'is', null)
    .selectAll('projects')
    .select([
      'status.label as status_label',
      'status.stage as status_stage',
      'client.label as client_label',
      'signal.label as signal_label',
    ])
    .select((row) =>
      row
        .selectFrom('chapters')
        .whereRef('chapters.project_id', '=', 'projects.id')
        .where('chapters.deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('chapters'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof liveProjects>['execute']>>[number];

/** A project in the contract's form. */
export function projectOf(row: Row): Project {
  return {
    id: row.id,
    projectTitle: row.title,
    season: row.season,
    houseNumber: row.house_number,
    typeId: row.type_id,
    statusId: row.status_id,
    clientsId: row.client_id,
    signalId: row.signal_id,
    statusLabel: row.status_label,
    statusStage: row.status_stage,
    clientLabel: row.client_label,
    signalLabel: row.signal_label,
    chapterCount: Number(row.chapters),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The projects as a CSV. */
export const PROJECTS_CSV: readonly CsvColumn<Project>[] = [
  { header: 'Proyecto', value: ({ projectTitle }) => projectTitle },
  { header: 'Temporada', value: ({ season }) => season },
  { header: 'N.º interno', value: ({ houseNumber }) => houseNumber },
  { header: 'Tipo', value: ({ typeId }) => labelOfProjectType(typeId) },
  { header: 'Estado', value: ({ statusLabel }) => statusLabel },
  { header: 'Cliente', value: ({ clientLabel }) => clientLabel },
  { header: 'Señal', value: ({ signalLabel }) => signalLabel },
  { header: 'Capítulos', value: ({ chapterCount }) => chapterCount },
  { header: 'Creado', value: ({ createdAt }) => new Date(createdAt) },
  { header: 'Actualizado', value: ({ updatedAt }) => new Date(updatedAt) },
];

/** ADMIN's list of the studio's projects. */
export const projectsPlan = definePlan({
  list: projectsList,
  base: liveProjects,
  // Every project has its choices, so counting need not join them.
  counted: (db: Database) => db.selectFrom('projects').where('projects.deleted_at', 'is', null),
  searched: ['projects.searched'],
  sorts: {
    updatedAt: 'projects.updated_at',
    createdAt: 'projects.created_at',
    projectTitle: { text: 'projects.title' },
    season: { text: 'projects.season' },
    houseNumber: { text: 'projects.house_number' },
    typeId: 'projects.type_id',
    statusId: { text: 'status.label', entry: 'projects.status_id' },
    clientsId: { text: 'client.label', entry: 'projects.client_id' },
    signalId: { text: 'signal.label', entry: 'projects.signal_id' },
  },
  filters: {
    typeId: 'projects.type_id',
    statusId: 'projects.status_id',
    clientsId: 'projects.client_id',
    signalId: 'projects.signal_id',
    due: { holds: () => hasDueChapters },
  },
  tieBreaker: 'projects.id',
  itemOf: projectOf,
});
