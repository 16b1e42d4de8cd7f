import { fieldsOf } from '../fields/fields';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The fields that tell projects apart: two seasons have the same title. */
export interface NamedProject {
  title: string;
  /** '' if it has none, like a film. */
  season: string;
}

/** The name of a project in a list: 'Los niños del muelle, temporada 2'. Without a season, its title. */
export function projectName(project: NamedProject): string {
  const { title, season } = fieldsOf(project);
  const of = textOf(season);
  if (of === '') return textOf(title);
  return `${textOf(title)}, temporada ${of}`;
}

/**
 * The name of a chapter in a list of all projects: 'Los niños del muelle, temporada 2, capítulo 14'.
 * @param project its name by {@link projectName}
 * @param number null: gives only the project's name
 * @param title '14 · El faro apagado' @default ''
 */
export function chapterName(project: string, number: number | null, title = ''): string {
  const chapter = typeof number === 'number' ? `capítulo ${number}` : '';
  const called = textOf(title);
  const named = chapter !== '' && called !== '' ? `${chapter} · ${called}` : chapter;
  return [textOf(project), named].filter((part) => part !== '').join(', ');
}
