import { fieldsOf } from '../forms/rules';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What tells a project from others: two seasons have the same title. */
export interface NamedProject {
  title: string;
  /** '' where it has none, as a film. */
  season: string;
}

/** A project among others: 'Los niños del muelle, temporada 2'. Without a season, its title. */
export function projectName(project: NamedProject): string {
  const { title, season } = fieldsOf(project);
  const of = textOf(season);
  if (of === '') return textOf(title);
  return `${textOf(title)}, temporada ${of}`;
}

/** A chapter among those of all projects: 'Los niños del muelle, temporada 2, capítulo 14'. */
export function chapterName(project: NamedProject, number: number): string {
  return `${projectName(project)}, capítulo ${typeof number === 'number' ? number : ''}`;
}
