import { type Cast, type Chapter, type Character, send, sendEdit } from '@doblaje/contract/client';
import { CHARACTER_INITIAL, type CharacterValues, validateCharacter } from '@doblaje/domain/forms/character';
import { CHARACTER_TYPES } from '@doblaje/domain/options/characterTypes';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { Select } from '@doblaje/ui/Select';
import { useState } from 'react';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { CHARACTER, type CharacterNameValues, NEW_CHARACTER } from './chapter';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const { Field, TextFormField } = createForm<CharacterValues>();

function NameAndType() {
  return (
    <>
      <TextFormField name="name" label="Nombre" autoComplete="off" autoFocus data-wide />
      <Field as={Select} name="characterType" label="Tipo de personaje" options={CHARACTER_TYPES} />
    </>
  );
}

const FIRST: CharacterValues = { ...CHARACTER_INITIAL, characterType: 'ACTOR' };

/** 'Agregar personaje' to a chapter. */
export function AddCharacter({
  chapter,
  onCast,
  ...dialog
}: DialogProps & { chapter: Chapter; onCast: (cast: Cast) => void }) {
  const { cast } = usePortal().client.catalogue.chapters[':id'];
  return (
    <FormDialog
      {...dialog}
      title="Agregar personaje"
      description="Si el proyecto ya lo tiene, llega con su persona habitual."
      drafts={NEW_CHARACTER}
      initialValues={FIRST}
      validate={validateCharacter}
      onSubmit={async (json) => {
        onCast(await send(cast.$post({ param: { id: `${chapter.id}` }, json })));
        return json;
      }}
      done={({ name }) => ({ title: 'Personaje agregado', message: name.trim() })}
      submitText="Agregar personaje"
      pendingText="Agregando..."
    >
      <FormGrid>
        <NameAndType />
        <Field as={NumberField} name="loopsPlanned" label="Loops planificados" />
      </FormGrid>
    </FormDialog>
  );
}

/** 'Editar personaje': its name and type, in all chapters. */
export function EditCharacter({ character, ...dialog }: DialogProps & { character: Character }) {
  const { client } = usePortal();
  // A person whom somebody else has chosen meanwhile stays.
  const [{ personId }, setNewer] = useState(character);
  const param = { id: `${character.id}` };
  return (
    <EditDialog<Character, CharacterNameValues>
      {...dialog}
      title="Editar personaje"
      description="Cambia en todos los capítulos del proyecto."
      edit={CHARACTER}
      id={`${character.id}`}
      whole={character}
      validate={(values) => validateCharacter({ ...CHARACTER_INITIAL, ...values })}
      save={(values, updatedAt) =>
        sendEdit(
          client.catalogue.characters[':id'].$patch({ param, json: { ...values, personId, updatedAt } }),
        )
      }
      done={({ name }) => ({ title: 'Cambios guardados', message: name })}
      onKnown={setNewer}
      restoring={{
        work: () => send(client.catalogue.characters[':id'].restore.$post({ param })),
        name: character.name,
      }}
      submitText="Guardar cambios"
    >
      <FormGrid>
        <NameAndType />
      </FormGrid>
    </EditDialog>
  );
}
