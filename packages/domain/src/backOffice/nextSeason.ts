import { fieldsOf } from '../fields/fields';
import { PROJECT_INITIAL, type ProjectValues } from '../forms/project';
import { sameText } from '../naming';

/** A season of a series: these fields tell apart two projects of the same title and client. */
export type Season = Pick<ProjectValues, 'projectTitle' | 'season' | 'clientsId' | 'houseNumber'>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const listOf = <Item>(list: readonly Item[]): readonly Item[] => (Array.isArray(list) ? list : []);

/** A season without zeros at the left: '03' is season 3. */
const keyOf = (season: unknown) => sameText(textOf(season).replace(/^0+(?=\d+$)/, ''));

/** The first number after a season that none of the seasons has; '' if the season is no number. */
export function freeSeason(after: string, seasons: readonly Pick<Season, 'season'>[] = []): string {
  const number = textOf(after);
  if (!/^\d{1,4}$/.test(number)) return '';
  const taken = new Set(listOf(seasons).map((there) => keyOf(fieldsOf(there).season)));
  let next = Number(number) + 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}

/**
 * The initial values of the dialog 'Duplicar como temporada siguiente': title, type, client and signal of a project, and the next
 * free season number. House number and status stay empty: they belong to the new project.
 * @param seasons other projects with the same title
 */
export function nextSeasonValues(
  project: ProjectValues,
  seasons: readonly Pick<Season, 'season'>[] = [],
): ProjectValues {
  const values = { ...PROJECT_INITIAL, ...fieldsOf(project) } as ProjectValues;
  const { projectTitle, season, typeId, clientsId, signalId } = values;
  return {
    ...{ projectTitle, season: freeSeason(season, seasons), houseNumber: '', typeId, statusId: 0 },
    ...{ clientsId, signalId },
  };
}

/** The project that already is that season: same title and client. */
export function takenSeason<Known extends Season>(
  values: Omit<Season, 'houseNumber'>,
  seasons: readonly Known[],
): Known | undefined {
  const { projectTitle, season, clientsId } = fieldsOf(values);
  return listOf(seasons).find((known) => {
    const there = fieldsOf(known);
    return (
      there.clientsId === clientsId &&
      sameText(textOf(there.projectTitle)) === sameText(textOf(projectTitle)) &&
      keyOf(there.season) === keyOf(season)
    );
  });
}

/** The message of the season's field for an existing season: 'La temporada 3 ya está (BR-301)'. */
export function takenSeasonText(there: Season): string {
  const { season, houseNumber } = fieldsOf(there);
  const name = textOf(season) === '' ? 'Sin temporada' : `La temporada ${textOf(season)}`;
  return `${name} ya está (${textOf(houseNumber)})`;
}
