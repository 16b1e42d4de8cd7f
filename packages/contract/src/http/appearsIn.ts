import { Problem } from './problem';

/** A message names at most this many chapters and counts the others. */
const NAMED = 5;

/**
 * The refusal to delete a character that appears in chapters.
 * @param chapters their numbers, ascending, at least one
 */
export function appearsIn(chapters: readonly number[]): Problem {
  const others = chapters.length - NAMED;
  const named = others > 1 ? [...chapters.slice(0, NAMED), `otros ${others}`] : chapters;
  const list = named.length === 1 ? `${named[0]}` : `${named.slice(0, -1).join(', ')} y ${named.at(-1)}`;
  const where = chapters.length === 1 ? `el capítulo ${list}` : `los capítulos ${list}`;
  return new Problem(409, `Este personaje participa en ${where}. Quítalo de ahí antes de eliminarlo.`, {
    code: 'HAS_APPEARANCES',
  });
}
