import { type ProjectMatrix, send } from '@doblaje/contract/client';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

/** Deletes a character of a project. It can be undone (desk.md §6). The API refuses if chapters have the character, and names them. */
export function useCharacterDeleting() {
  const { characters } = usePortal().client.catalogue;
  const { change, isChanging } = useChange();

  function remove({ id, name }: Pick<ProjectMatrix['rows'][number], 'id' | 'name'>) {
    const param = { id: `${id}` };
    return change(() => send(characters[':id'].$delete({ param })), {
      failed: 'No pudimos eliminar el personaje',
      done: () => ({ title: 'Personaje eliminado', message: name }),
      undo: {
        work: () => send(characters[':id'].restore.$post({ param })),
        failed: 'No pudimos recuperar el personaje',
        done: () => ({ title: 'Personaje recuperado', message: name }),
      },
    });
  }

  return { remove, isDeleting: isChanging };
}
