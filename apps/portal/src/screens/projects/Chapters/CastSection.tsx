import type { Appearance, Cast, Chapter } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { Icon } from '@doblaje/ui/IconSet';
import { Section } from '@doblaje/ui/Section';
import { Copy, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { AssignDialog } from './AssignDialog';
import { AddCharacter, EditCharacter } from './CastDialogs';
import { type CastActions, CastActionsContext, CastTable } from './CastTable';
import { CopyCast } from './CopyCast';
import { COPIED_CAST, NEW_CHARACTER } from './chapter';
import { useCastActions } from './useCastActions';
import { useCastSheet } from './useCastSheet';
import { useCharacterEditing } from './useCharacterEditing';

interface CastSectionProps {
  loaded: Cast;
  chapters: readonly Chapter[];
}

/** 'Personajes' of a chapter: who voices each character, and how many loops it has. */
export function CastSection({ loaded, chapters }: CastSectionProps) {
  const { chapter } = loaded;
  const { sheet, cast, typed } = useCastSheet(loaded);
  const actions = useCastActions(chapter);
  const editing = useCharacterEditing(chapter.projectId);
  const [isAdding, setAdding] = useState(useWaiting(NEW_CHARACTER) !== undefined);
  const [isCopying, setCopying] = useState(useWaiting(COPIED_CAST) !== undefined);
  const [assigned, setAssigned] = useState<Appearance>();
  const [isAssigning, setAssigning] = useState(false);

  const rowActions: CastActions = {
    assign(appearance) {
      setAssigned(appearance);
      setAssigning(true);
    },
    edit: editing.edit,
    remove: (appearance) => void actions.remove(appearance),
  };
  /** Take the row from the current cast: it may have changed since the dialog opened. */
  const current = useMemo(() => cast.cast.find(({ id }) => id === assigned?.id), [cast, assigned]);

  return (
    <CastActionsContext value={rowActions}>
      <Section
        title="Personajes"
        actions={
          <ButtonRow>
            <Button variant="ghost" size="sm" icon={<Icon of={Copy} />} onPress={() => setCopying(true)}>
              Copiar elenco de otro capítulo
            </Button>
            <Button variant="ghost" size="sm" icon={<Icon of={Plus} />} onPress={() => setAdding(true)}>
              Agregar personaje
            </Button>
          </ButtonRow>
        }
      >
        <CastTable sheet={sheet} cast={cast} typed={typed} />
      </Section>
      <AddCharacter
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        chapter={chapter}
        onCast={sheet.adopt}
      />
      <CopyCast
        isOpen={isCopying}
        onClose={() => setCopying(false)}
        chapter={chapter}
        chapters={chapters}
        cast={cast.cast}
        onCast={sheet.adopt}
      />
      {editing.character && (
        <EditCharacter
          key={editing.character.id}
          isOpen={editing.isOpen}
          onClose={editing.close}
          character={editing.character}
        />
      )}
      {assigned && (
        <AssignDialog
          isOpen={isAssigning}
          onClose={() => setAssigning(false)}
          projectId={chapter.projectId}
          appearance={current ?? assigned}
          onAssign={(personId, name) => {
            setAssigning(false);
            void actions.assign(current ?? assigned, personId, name);
          }}
        />
      )}
    </CastActionsContext>
  );
}
