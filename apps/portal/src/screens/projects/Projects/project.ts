import type { Project } from '@doblaje/contract/client';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import { projectName } from '@doblaje/domain/naming';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The labels of a project's fields, in the form's sequence. */
export const PROJECT_LABELS = {
  projectTitle: 'Título del proyecto',
  season: 'Temporada',
  houseNumber: 'N.º interno',
  typeId: 'Tipo',
  statusId: 'Estado',
  clientsId: 'Cliente',
  signalId: 'Señal',
} as const satisfies Record<keyof ProjectValues, string>;

/** The text of a value of a project. */
function valueText(field: keyof ProjectValues, value: unknown, project: Project): string {
  const words: Partial<Record<keyof ProjectValues, string>> = {
    typeId: labelOfProjectType(project.typeId),
    statusId: project.statusLabel,
    clientsId: project.clientLabel,
    signalId: project.signalLabel || 'Ninguna',
  };
  return words[field] ?? String(value);
}

/** The edit of an existing project. */
export const PROJECT = defineEdit<Project, ProjectValues>({
  place: 'en el proyecto',
  labels: PROJECT_LABELS,
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

/** The values for the request. The validator has refused every number that is not a type. */
export function sent(values: ProjectValues) {
  return values as ProjectValues & Pick<Project, 'typeId'>;
}

/** Typed values of a new project. */
export const NEW_PROJECT = createDrafts<Draft<null, ProjectValues>>('en el proyecto nuevo');

/** Typed values of a project's next season. */
export const NEXT_SEASON = createDrafts<Draft<Project, ProjectValues>>('en la temporada nueva');

/** The name of a project. It includes the season, because seasons share their title. */
export const nameOfProject = ({ projectTitle, season }: Pick<Project, 'projectTitle' | 'season'>): string =>
  projectName({ title: projectTitle, season });

/** The address of a project's chapters. */
export function chaptersPath({ id }: Pick<Project, 'id'>): string {
  return `/projects-back-office/chapter-list?project=${id}`;
}

/** The address where chapters and cast are imported into a project. */
export const importPath = (project: Pick<Project, 'id'>) => `${chaptersPath(project)}&importar=csv`;
