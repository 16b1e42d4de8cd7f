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

/**
 * A chapter among those of all projects: 'Los niños del muelle, temporada 2, capítulo 14'.
 * @param project its name, as {@link projectName} has it
 * @param number null: the project alone is named
 * @param title '14 · El faro apagado' @default ''
 */
export function chapterName(project: string, number: number | null, title = ''): string {
  const chapter = typeof number === 'number' ? `capítulo ${number}` : '';
  const called = textOf(title);
  const named = chapter !== '' && called !== '' ? `${chapter} · ${called}` : chapter;
  return [textOf(project), named].filter((part) => part !== '').join(', ');
}
