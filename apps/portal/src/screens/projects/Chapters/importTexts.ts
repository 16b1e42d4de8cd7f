import type { ImportCounts, ImportPreview } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';

/** '1 fila', '20.000 filas'. */
export const counted = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`;

export const rowsText = (rows: number) => counted(rows, 'fila', 'filas');
export const errorsText = (errors: number) => counted(errors, 'error', 'errores');

/** Whether an import would change nothing. */
export const changesNothing = (counts: ImportCounts) => Object.values(counts).every((count) => count === 0);

const listed = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ') || 'ninguno';
const some = (count: number, one: string, many: string) => count > 0 && counted(count, one, many);

/** The effect of an import, with one line for each kind of record. */
export function countLines(
  { newChapters, changedChapters, newCharacters, newCast, changedCast }: ImportCounts,
  unchanged: ImportPreview['unchanged'] = { chapters: 0, characters: 0, cast: 0 },
) {
  return [
    {
      term: 'Capítulos',
      value: listed(
        some(newChapters, 'nuevo', 'nuevos'),
        some(changedChapters, 'con cambios', 'con cambios'),
        some(unchanged.chapters, 'sin cambios', 'sin cambios'),
      ),
    },
    {
      term: 'Personajes',
      value: listed(
        some(newCharacters, 'nuevo', 'nuevos'),
        some(unchanged.characters, 'que ya está', 'que ya están'),
      ),
    },
    {
      term: 'Participaciones',
      value: listed(
        some(newCast, 'nueva', 'nuevas'),
        some(changedCast, 'con cambios', 'con cambios'),
        some(unchanged.cast, 'sin cambios', 'sin cambios'),
      ).replace('ninguno', 'ninguna'),
    },
  ];
}
