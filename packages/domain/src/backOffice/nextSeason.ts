import { PROJECT_INITIAL, type ProjectValues } from '../forms/project';
import { fieldsOf } from '../forms/rules';
import { sameText } from '../naming';

/** A season of a series: what tells two projects of one title and client apart. */
export type Season = Pick<ProjectValues, 'projectTitle' | 'season' | 'clientsId' | 'houseNumber'>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const listOf = <Item>(list: readonly Item[]): readonly Item[] => (Array.isArray(list) ? list : []);

/** '03' is the season 3. */
const keyOf = (season: unknown) => sameText(textOf(season).replace(/^0+(?=\d+$)/, ''));

/** The first number after a season that no project of those has; '' after one that is no number. */
export function freeSeason(after: string, seasons: readonly Pick<Season, 'season'>[] = []): string {
  const number = textOf(after);
  if (!/^\d{1,4}$/.test(number)) return '';
  const taken = new Set(listOf(seasons).map((there) => keyOf(fieldsOf(there).season)));
  let next = Number(number) + 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}

/**
 * What the dialog of 'Duplicar como temporada siguiente' starts with: title, type, client and signal of a project, and the number after
 * its season that is free. House number and status are the new one's own.
 * @param seasons other projects of the title
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

/** The project that is that season already: of the same title and client. */
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

/** What the field of the season says of one that there is: 'La temporada 3 ya está (BR-301)'. */
export function takenSeasonText(there: Season): string {
  const { season, houseNumber } = fieldsOf(there);
  const name = textOf(season) === '' ? 'Sin temporada' : `La temporada ${textOf(season)}`;
  return `${name} ya está (${textOf(houseNumber)})`;
}
