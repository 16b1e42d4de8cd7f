import { ApiError, type Appearance, type Character, send } from '@doblaje/contract/client';
import { useState } from 'react';
import { useDrafts } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { CHARACTER } from './chapter';

/** Edits the character of a row. The form needs the project's data of the character, so it loads them first. */
export function useCharacterEditing(projectId: number) {
  const { characters } = usePortal().client.catalogue.projects[':id'];
  const waiting = useDrafts(CHARACTER.drafts).last()?.base;
  const isHere = waiting?.projectId === projectId;
  const [character, setCharacter] = useState<Character | undefined>(isHere ? waiting : undefined);
  const [isOpen, setIsOpen] = useState(isHere);
  const { run } = useTask();

  async function find(characterId: number) {
    const found = await send(characters.$get({ param: { id: `${projectId}` } }));
    const own = found.characters.find(({ id }) => id === characterId);
    if (!own) throw new ApiError(404, 'Este personaje ya no existe.');
    setCharacter(own);
    setIsOpen(true);
  }

  return {
    character,
    isOpen,
    close: () => setIsOpen(false),
    edit: ({ characterId }: Pick<Appearance, 'characterId'>) =>
      void run(() => find(characterId), { failed: 'No pudimos abrir el personaje' }),
  };
}
