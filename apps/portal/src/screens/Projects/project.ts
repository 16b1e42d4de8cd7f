import type { Project } from '@doblaje/contract/client';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import { projectName } from '@doblaje/domain/naming';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { defineEdit } from '../../edits/defineEdit';
import { createDrafts, type Draft } from '../../edits/drafts';

/** What people call the fields of a project, in the form's order. */
export const LABELS = {
  projectTitle: 'Título del proyecto',
  season: 'Temporada',
  houseNumber: 'N.º interno',
  typeId: 'Tipo',
  statusId: 'Estado',
  clientsId: 'Cliente',
  signalId: 'Señal',
} as const satisfies Record<keyof ProjectValues, string>;

/** A value of a project in words. */
function valueText(field: keyof ProjectValues, value: unknown, project: Project): string {
  const words: Partial<Record<keyof ProjectValues, string>> = {
    typeId: labelOfProjectType(project.typeId),
    statusId: project.statusLabel,
    clientsId: project.clientLabel,
    signalId: project.signalLabel || 'Ninguna',
  };
  return words[field] ?? String(value);
}

/** A project that there is, edited. */
export const PROJECT = defineEdit<Project, ProjectValues>({
  place: 'en el proyecto',
  labels: LABELS,
  text: valueText,
  valuesOf: ({ projectTitle, season, houseNumber, typeId, statusId, clientsId, signalId }) => ({
    projectTitle,
    season,
    houseNumber,
    typeId,
    statusId,
    clientsId,
    signalId,
  }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** As it is sent: the validator has refused every number that is no type. */
export function sent(values: ProjectValues) {
  return values as ProjectValues & Pick<Project, 'typeId'>;
}

/** What is typed of a new project. */
export const NEW_PROJECT = createDrafts<Draft<null, ProjectValues>>('en el proyecto nuevo');

/** What is typed of the next season of one. */
export const NEXT_SEASON = createDrafts<Draft<Project, ProjectValues>>('en la temporada nueva');

/** A project among others: two seasons have the same title. */
export const nameOfProject = ({ projectTitle, season }: Pick<Project, 'projectTitle' | 'season'>): string =>
  projectName({ title: projectTitle, season });

/** Where the chapters of a project are. */
export function chaptersPath({ id }: Pick<Project, 'id'>): string {
  return `/projects-back-office/chapter-list?project=${id}`;
}

/** Where chapters and cast are imported into a project. */
export const importPath = (project: Pick<Project, 'id'>) => `${chaptersPath(project)}&importar=csv`;
