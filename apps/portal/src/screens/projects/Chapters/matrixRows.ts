import type { ProjectMatrix } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { initials } from '@doblaje/ui/Avatar';
import type { MatrixCell, MatrixColumn, MatrixRow } from '@doblaje/ui/Matrix';

interface Loops {
  loopsDone: number;
  loopsPlanned: number;
}

/** '36/48': loops done and planned. */
export const loopsText = ({ loopsDone, loopsPlanned }: Loops) =>
  `${countText(loopsDone)}/${countText(loopsPlanned)}`;

/** A character's row, with the API's data. */
export interface CharacterRow extends MatrixRow {
  id: number;
  character: ProjectMatrix['rows'][number];
}

/** The usual voice of a character. If there is none, says whether the character is cast anywhere. */
function personText({ people }: ProjectMatrix, { person, cells }: CharacterRow['character']) {
  const name = people[person]?.name;
  if (name !== undefined) return { sub: name };
  const isCast = cells.some((cell) => (cell?.[2] ?? -1) >= 0);
  return { sub: isCast ? 'Sin persona habitual' : 'Sin persona', isSubMissing: true };
}

export const rowsOf = (matrix: ProjectMatrix): CharacterRow[] =>
  matrix.rows.map((character) => ({
    id: character.id,
    header: character.name,
    ...personText(matrix, character),
    total: loopsText(character),
    character,
  }));

/** @param hrefOf address of a chapter */
export const columnsOf = ({ chapters }: ProjectMatrix, hrefOf: (id: number) => string): MatrixColumn[] =>
  chapters.map((chapter) => ({
    id: chapter.id,
    header: `${chapter.number}`,
    label: `${chapter.number} · ${chapter.title}`,
    href: hrefOf(chapter.id),
    total: loopsText(chapter),
  }));

/** The person who voices a character in one chapter instead of the usual person: initials, and in words. */
function otherPerson({ people }: ProjectMatrix, place: number | undefined) {
  if (place === undefined) return null;
  const person = people[place];
  return person === undefined
    ? { note: '?', words: ', sin persona' }
    : { note: initials(person.name, person.surname), words: `, lo hace ${person.name}` };
}

/** The cell of a character and a chapter. */
export function matrixCell(
  matrix: ProjectMatrix,
  hrefOf: (id: number) => string,
  { character }: CharacterRow,
  column: number,
): MatrixCell | null {
  const [cell, chapter] = [character.cells[column], matrix.chapters[column]];
  if (!cell || !chapter) return null;
  const [loopsPlanned, loopsDone] = cell;
  const other = otherPerson(matrix, cell[2]);
  const text = loopsText({ loopsDone, loopsPlanned });
  const shown = other ? `${text} ${other.note}` : text;
  return {
    text,
    label: `${shown}, ${character.name} en ${chapter.number}${other?.words ?? ''}`,
    href: hrefOf(chapter.id),
    part: loopsDone === 0 ? 'none' : loopsDone < loopsPlanned ? 'some' : 'all',
    ...(other && { note: other.note }),
  };
}
