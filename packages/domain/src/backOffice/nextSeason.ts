import type { ProjectValues } from '../forms/project';

/**
 * What the dialog of 'Duplicar como temporada siguiente' starts with: title, type, client and signal of a project, the number
 * of its season and one. House number and status are the new one's own.
 */
export function nextSeasonValues(project: ProjectValues): ProjectValues {
  const { projectTitle, season, typeId, clientsId, signalId } = project;
  const next = /^\d{1,4}$/.test(season.trim()) ? String(Number(season) + 1) : '';
  return { projectTitle, season: next, houseNumber: '', typeId, statusId: 0, clientsId, signalId };
}
