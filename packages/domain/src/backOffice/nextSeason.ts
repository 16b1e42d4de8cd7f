import { PROJECT_INITIAL, type ProjectValues } from '../forms/project';
import { fieldsOf } from '../forms/rules';

/**
 * What the dialog of 'Duplicar como temporada siguiente' starts with: title, type, client and signal of a project, the number
 * of its season and one. House number and status are the new one's own.
 */
export function nextSeasonValues(project: ProjectValues): ProjectValues {
  const values = { ...PROJECT_INITIAL, ...fieldsOf(project) } as ProjectValues;
  const { projectTitle, season, typeId, clientsId, signalId } = values;
  const number = typeof season === 'string' ? season.trim() : '';
  const next = /^\d{1,4}$/.test(number) ? String(Number(number) + 1) : '';
  return { projectTitle, season: next, houseNumber: '', typeId, statusId: 0, clientsId, signalId };
}
