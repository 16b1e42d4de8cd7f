import { validateProject } from '@doblaje/domain/forms/project';
import { PROJECT_TYPES, type ProjectTypeId } from '@doblaje/domain/options/projectTypes';
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json, jsonBody } from '../http/json';
import { editAnswers, staleAnswer } from '../http/stale';
import { projectsList } from '../lists/projects';
import { byForm } from './byForm';
import { statusStage } from './catalogues';
import { moment, rowId, rowIdOrNone, typedLine } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';
import { SHOWN_LIMIT, shown } from './shown';

const TYPE_IDS = PROJECT_TYPES.map(({ value }) => value) as [ProjectTypeId, ...ProjectTypeId[]];

/** Type of a project: a number of domain's PROJECT_TYPES. */
export const projectType = z.literal(TYPE_IDS).openapi('ProjectTypeId', { type: 'integer', enum: TYPE_IDS });

export const projectSchema = z
  .strictObject({
    id: z.number().int(),
    projectTitle: z.string(),
    season: z.string(),
    houseNumber: z.string(),
    typeId: projectType,
    statusId: z.number().int(),
    clientsId: z.number().int(),
    /** 0: none. */
    signalId: z.number().int(),
    /** Current names of the three in the catalogues; '' for none. */
    statusLabel: z.string(),
    clientLabel: z.string(),
    signalLabel: z.string(),
    statusStage,
    chapterCount: z.number().int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('Project');

/** One project, as domain's back-office state holds it, with the names of its catalogue entries. */
export type Project = z.infer<typeof projectSchema>;

const values = z.strictObject({
  projectTitle: typedLine,
  season: typedLine,
  houseNumber: typedLine,
  typeId: z.literal([0, ...TYPE_IDS], { error: 'Elige un tipo' }).openapi({ type: 'integer' }),
  statusId: rowIdOrNone,
  clientsId: rowIdOrNone,
  signalId: rowIdOrNone,
});

const typed = values.superRefine(byForm(validateProject));

const params = z.strictObject({ id: rowId });

const seasonToCreate = z
  .strictObject({
    project: projectSchema,
    /** The project's characters, by name, each with the person who continues it. */
    characters: z.array(
      z.strictObject({
        id: z.number().int(),
        name: z.string(),
        /** Voice of its last chapter, else the usual person. '' for nobody, or for a person who can no longer be cast. */
        personId: z.string(),
        personName: z.string(),
      }),
    ),
    /** Other projects of the same title: its seasons. */
    seasons: z.array(
      projectSchema.pick({ id: true, projectTitle: true, season: true, houseNumber: true, clientsId: true }),
    ),
  })
  .openapi('SeasonToCreate');

/** The data that the next season of a project starts from. */
export type SeasonToCreate = z.infer<typeof seasonToCreate>;

export const projectsRouter = defineRouter('projects', {
  listProjects: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects',
    summary: 'Los proyectos',
    description: '`search` looks in title and house number, without case or accents.',
    request: { query: listQuery(projectsList) },
    responses: { 200: { description: 'Una página', content: json(listOf(projectSchema)) } },
  },
  projectsCsv: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/csv',
    summary: 'Los proyectos como CSV',
    description: 'All that the same query finds, streamed.',
    request: { query: selectionQuery(projectsList) },
    responses: CSV_ANSWER,
  },
  createProject: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects',
    creates: true,
    summary: 'Crear un proyecto',
    description: '422 on `houseNumber` when another project has it, on a choice that is none or is archived.',
    request: jsonBody(typed),
    responses: { 201: { description: 'El proyecto', content: json(projectSchema) } },
  },
  readProject: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/{id}',
    summary: 'Un proyecto',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El proyecto', content: json(projectSchema) } },
  },
  updateProject: {
    access: ['ADMIN'],
    method: 'patch',
    path: '/projects/{id}',
    summary: 'Guardar cambios de un proyecto',
    description: 'A choice that was archived meanwhile may stay as it is.',
    request: {
      params,
      ...jsonBody(values.extend({ updatedAt: moment }).superRefine(byForm(validateProject))),
    },
    refusals: [404, 409],
    responses: editAnswers('El proyecto', projectSchema),
  },
  deleteProject: {
    access: ['ADMIN'],
    method: 'delete',
    path: '/projects/{id}',
    summary: 'Eliminar un proyecto',
    description:
      'For 30 days it can be restored. 409 with code HAS_CHAPTERS while it has chapters. Repeating it is no error.',
    request: { params },
    refusals: [404, 409],
    responses: { 204: { description: 'Eliminado' } },
  },
  restoreProject: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/restore',
    // What is there already stays as it is.
    creates: false,
    summary: 'Deshacer la eliminación de un proyecto',
    description:
      'Repeating it is no error. 404 once it is gone for good; 422 on `houseNumber` when another project has taken it.',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'El proyecto', content: json(projectSchema) } },
  },
  readNextSeason: {
    access: ['ADMIN'],
    method: 'get',
    path: '/projects/{id}/next-season',
    summary: 'Lo que pasa a la temporada siguiente de un proyecto',
    request: { params },
    refusals: [404],
    responses: { 200: { description: 'Sus personajes y temporadas', content: json(seasonToCreate) } },
  },
  createNextSeason: {
    access: ['ADMIN'],
    method: 'post',
    path: '/projects/{id}/next-season',
    creates: true,
    bodyLimit: SHOWN_LIMIT,
    summary: 'Duplicar un proyecto como temporada siguiente',
    description:
      'A new project of these values (domain’s `nextSeasonValues` begins them) with the characters of the other, each with who voiced it last; without chapters. Stale when characters or seasons are not what was shown (`seasonShown`); 422 on `season` when there is one of the same title and client (`takenSeason`).',
    request: { params, ...jsonBody(values.extend({ shown }).superRefine(byForm(validateProject))) },
    refusals: [404, 409],
    responses: {
      409: staleAnswer(seasonToCreate),
      201: { description: 'El proyecto nuevo', content: json(projectSchema) },
    },
  },
});
