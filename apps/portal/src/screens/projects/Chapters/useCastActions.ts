import { type Appearance, type Chapter, send, sendEdit } from '@doblaje/contract/client';
import { savedOr } from '../../../edits/savedOr';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

/** The text about who voices a character now; '' as the id means nobody. */
const castText = (character: string, personId: string, personName: string) =>
  personId === ''
    ? { title: 'Personaje sin persona', message: character }
    : { title: 'Persona asignada', message: `${personName} hace ${character}` };

/** Says who voices the character now, after somebody else changed it first. */
function newerText(row: Appearance | undefined): string {
  if (!row) return 'Otra persona quitó el personaje del capítulo.';
  return row.personId === ''
    ? `Otra persona lo cambió: nadie hace ${row.name}.`
    : `Otra persona lo cambió: ${row.personName} hace ${row.name}.`;
}

/** The actions on a row of a cast that happen at once. Each can be undone. */
export function useCastActions(chapter: Chapter) {
  const { chapters, appearances } = usePortal().client.catalogue;
  const { change } = useChange();
  const param = { id: `${chapter.id}` };

  const give = (id: number, updatedAt: string, personId: string) =>
    savedOr(
      sendEdit(chapters[':id'].cast.$patch({ param, json: { edits: [{ id, updatedAt, personId }] } })),
      ({ cast }) => newerText(cast.find((row) => row.id === id)),
    );

  function assign(
    { id, name, updatedAt, personId: before, personName }: Appearance,
    personId: string,
    who: string,
  ) {
    return change(() => give(id, updatedAt, personId), {
      failed: 'No pudimos asignar a la persona',
      done: () => castText(name, personId, who),
      undo: {
        work: ({ cast }) => give(id, cast.find((row) => row.id === id)?.updatedAt ?? '', before),
        failed: 'No pudimos deshacer la asignación',
        done: () => castText(name, before, personName),
      },
    });
  }

  function remove({ id, name, characterType, personId, loopsPlanned, loopsDone }: Appearance) {
    const json = { name, characterType, personId, loopsPlanned, loopsDone };
    return change(() => send(appearances[':id'].$delete({ param: { id: `${id}` } })), {
      failed: 'No pudimos quitar el personaje',
      done: () => ({ title: 'Personaje quitado del capítulo', message: name }),
      undo: {
        work: () => send(chapters[':id'].cast.$post({ param, json })),
        failed: 'No pudimos devolver el personaje',
        done: () => ({ title: 'Personaje devuelto al capítulo', message: name }),
      },
    });
  }

  return { assign, remove };
}
