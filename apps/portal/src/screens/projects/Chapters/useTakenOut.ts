import { type Appearance, type Chapter, send } from '@doblaje/contract/client';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { LOOPS, type TypedRow } from './castSheet';

const NAMES = { loopsDone: 'loops grabados', loopsPlanned: 'loops planificados' } as const;

/**
 * Notifies that somebody removed a character from the chapter while the person typed into its row. It offers to put the character back
 * with the typed values.
 */
export function useTakenOut(chapter: Chapter): (row: Appearance, typed: TypedRow) => void {
  const { client, notices } = usePortal();
  const { change } = useChange();
  return (row, typed) => {
    const { name, characterType, personId } = row;
    const said = LOOPS.flatMap((column) => {
      const text = typed[column]?.text;
      return text === undefined ? [] : [`${NAMES[column]}, ${text}`];
    });
    const loopsOf = (column: (typeof LOOPS)[number]) => typed[column]?.value ?? row[column];
    const [loopsPlanned, loopsDone] = [loopsOf('loopsPlanned'), loopsOf('loopsDone')];
    const json = { name, characterType, personId, loopsPlanned, loopsDone };
    const param = { id: `${chapter.id}` };
    const putBack = () =>
      change(() => send(client.catalogue.chapters[':id'].cast.$post({ param, json })), {
        failed: 'No pudimos devolver el personaje',
        done: () => ({ title: 'Personaje devuelto al capítulo', message: name }),
      });
    notices.notify({
      type: 'error',
      title: `Alguien quitó a ${name} de este capítulo`,
      message: `Habías escrito: ${said.join('; ')}.`,
      action: { text: 'Deshacer', onAction: () => void putBack() },
      timeout: null,
    });
  };
}
