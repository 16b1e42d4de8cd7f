import { type CatalogueEntry, send, sendEdit } from '@doblaje/contract/client';
import {
  CATALOGUE_ENTRY_INITIAL,
  type CatalogueEntryValues,
  hasStage,
  validateCatalogueEntry,
} from '@doblaje/domain/forms/catalogueEntry';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { STATUS_STAGES } from '@doblaje/domain/options/statusStages';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { useState } from 'react';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { EntryHistory } from './CatalogueHistory';
import { ENTRY, ENTRY_LABELS, KIND_WORDS, NEW_ENTRY } from './catalogueEdits';

const { Field, TextFormField } = createForm<CatalogueEntryValues>();

function EntryFields({ kind }: { kind: CatalogueKind }) {
  return (
    <>
      <TextFormField name="label" label={ENTRY_LABELS.label} autoComplete="off" autoFocus />
      {hasStage(kind) && (
        <Field
          as={Select}
          name="stage"
          label={ENTRY_LABELS.stage}
          options={STATUS_STAGES}
          help="Decide el ícono del estado"
        />
      )}
    </>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  kind: CatalogueKind;
}

/** Adds a choice to a catalogue. */
export function AddEntry({ kind, ...dialog }: DialogProps) {
  const { entries } = usePortal().client.catalogue.catalogues;
  return (
    <FormDialog
      {...dialog}
      title={`Agregar ${KIND_WORDS[kind].one}`}
      drafts={NEW_ENTRY}
      base={kind}
      initialValues={CATALOGUE_ENTRY_INITIAL}
      validate={(values) => validateCatalogueEntry(values, kind)}
      onSubmit={(values) => send(entries.$post({ json: { kind, ...values } }))}
      done={({ label }) => ({ title: 'Opción agregada', message: label })}
      submitText="Agregar"
      pendingText="Agregando..."
    >
      <EntryFields kind={kind} />
    </FormDialog>
  );
}

/** Renames a choice, and says what a status means. */
export function EditEntry({ kind, entry, ...dialog }: DialogProps & { entry: CatalogueEntry }) {
  const { entries } = usePortal().client.catalogue.catalogues;
  // If somebody else has archived the choice meanwhile, it stays archived.
  const [{ isArchived }, setNewer] = useState(entry);
  const param = { id: `${entry.id}` };
  return (
    <EditDialog<CatalogueEntry, CatalogueEntryValues>
      {...dialog}
      title={`Editar ${KIND_WORDS[kind].one}`}
      edit={ENTRY}
      id={param.id}
      whole={entry}
      validate={(values) => validateCatalogueEntry(values, kind)}
      save={(values, updatedAt) =>
        sendEdit(entries[':id'].$patch({ param, json: { kind, isArchived, ...values, updatedAt } }))
      }
      done={({ label }) => ({ title: 'Cambios guardados', message: label })}
      onKnown={setNewer}
      submitText="Guardar cambios"
    >
      <EntryFields kind={kind} />
      <EntryHistory entry={entry} />
    </EditDialog>
  );
}
