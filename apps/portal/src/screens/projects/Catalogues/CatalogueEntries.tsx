import { type CatalogueEntry, send } from '@doblaje/contract/client';
import { type CatalogueKind, labelOfCatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { EntryList } from '@doblaje/ui/EntryList';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { TextButton } from '@doblaje/ui/TextButton';
import { Archive, History, Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { EntryAction } from '../../../edits/EntryAction';
import { useEntryDialogs } from '../../../edits/useEntryDialogs';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { ArchivedHistory } from './CatalogueHistory';
import { ENTRY, KIND_WORDS, NEW_ENTRY } from './catalogueEdits';
import { AddEntry, EditEntry } from './EntryDialogs';
import { useOrder } from './useOrder';

interface Props {
  kind: CatalogueKind;
  entries: readonly CatalogueEntry[];
}

/** One catalogue: the offered choices in their order, and the archived ones. */
export function CatalogueEntries({ kind, entries }: Props) {
  const typed = useWaiting(ENTRY.drafts)?.base;
  const isAddingTyped = useWaiting(NEW_ENTRY)?.base === kind;
  const { edited, ...dialogs } = useEntryDialogs(typed?.kind === kind ? typed : undefined, isAddingTyped);
  const [looked, setLooked] = useState<CatalogueEntry>();
  const add = useRef<HTMLButtonElement>(null);
  const { ordered, move } = useOrder(
    kind,
    entries.filter(({ isArchived }) => !isArchived),
  );
  const archived = entries.filter(({ isArchived }) => isArchived);
  const setArchived = useArchiving(() => add.current?.focus());
  const title = labelOfCatalogueKind(kind);
  return (
    <Stack>
      <EntryList
        title={title}
        action={<EntryAction ref={add} label={`Agregar a ${title}`} icon={Plus} onPress={dialogs.add} />}
        items={ordered.map((entry) => ({
          id: `${entry.id}`,
          name: entry.label,
          content: contentOf(entry),
          actions: (
            <>
              <EntryAction
                label={`Editar ${entry.label}`}
                icon={Pencil}
                onPress={() => dialogs.edit(entry)}
              />
              <EntryAction
                label={`Archivar ${entry.label}`}
                icon={Archive}
                onPress={() => setArchived(entry, true)}
              />
            </>
          ),
        }))}
        onMove={move}
        empty={KIND_WORDS[kind].none}
      />
      {archived.length > 0 && (
        <EntryList
          title="Archivados"
          aria-label={`Archivados de ${title}`}
          items={archived.map((entry) => ({
            id: `${entry.id}`,
            name: entry.label,
            content: contentOf(entry),
            actions: (
              <>
                <TextButton aria-label={`Recuperar ${entry.label}`} onPress={() => setArchived(entry, false)}>
                  Recuperar
                </TextButton>
                <EntryAction
                  label={`Historial de ${entry.label}`}
                  icon={History}
                  onPress={() => setLooked(entry)}
                />
              </>
            ),
          }))}
        />
      )}
      {looked && <ArchivedHistory entry={looked} onClose={() => setLooked(undefined)} />}
      <AddEntry kind={kind} isOpen={dialogs.isAdding} onClose={dialogs.close} />
      {edited && (
        <EditEntry
          key={edited.id}
          kind={kind}
          entry={edited}
          isOpen={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </Stack>
  );
}

const contentOf = ({ label, stage }: CatalogueEntry) =>
  stage === '' ? label : <Status shape={stage}>{label}</Status>;

const movedText = ({ label }: CatalogueEntry, isArchived: boolean) => ({
  title: isArchived ? 'Opción archivada' : 'Opción recuperada',
  message: label,
});

/**
 * Archives a choice or brings it back. Both can be undone.
 * @param onMoved called because the pressed button has left its place
 */
function useArchiving(onMoved: () => void) {
  const { entries } = usePortal().client.catalogue.catalogues;
  const { change } = useChange();
  const save = ({ id, kind, label, stage, updatedAt }: CatalogueEntry, isArchived: boolean) =>
    send(
      entries[':id'].$patch({
        param: { id: `${id}` },
        json: { kind, label, stage, isArchived, updatedAt },
      }),
    );
  return async (entry: CatalogueEntry, isArchived: boolean) => {
    const isDone = await change(() => save(entry, isArchived), {
      failed: isArchived ? 'No pudimos archivar la opción' : 'No pudimos recuperar la opción',
      done: () => movedText(entry, isArchived),
      undo: {
        work: (saved) => save(saved, !isArchived),
        failed: 'No pudimos deshacerlo',
        done: () => movedText(entry, !isArchived),
      },
    });
    if (isDone) onMoved();
  };
}
