import { type CatalogueEntry, send } from '@doblaje/contract/client';
import { type CatalogueKind, labelOfCatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { Button } from '@doblaje/ui/Button';
import { EntryList } from '@doblaje/ui/EntryList';
import { Icon } from '@doblaje/ui/IconSet';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { TextButton } from '@doblaje/ui/TextButton';
import { Archive, History, Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
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
  const [edited, setEdited] = useState(typed?.kind === kind ? typed : undefined);
  const [isOpen, setOpen] = useState<'add' | 'edit' | null>(isAddingTyped ? 'add' : edited ? 'edit' : null);
  const [looked, setLooked] = useState<CatalogueEntry>();
  const add = useRef<HTMLButtonElement>(null);
  const { ordered, move } = useOrder(
    kind,
    entries.filter(({ isArchived }) => !isArchived),
  );
  const archived = entries.filter(({ isArchived }) => isArchived);
  const setArchived = useArchiving(() => add.current?.focus());
  const title = labelOfCatalogueKind(kind);
  const close = () => setOpen(null);
  return (
    <Stack>
      <EntryList
        title={title}
        action={
          <Button
            ref={add}
            variant="icon"
            size="sm"
            aria-label={`Agregar a ${title}`}
            onPress={() => setOpen('add')}
          >
            <Icon of={Plus} />
          </Button>
        }
        items={ordered.map((entry) => ({
          id: `${entry.id}`,
          name: entry.label,
          content: contentOf(entry),
          actions: (
            <>
              <Button
                variant="icon"
                size="sm"
                aria-label={`Editar ${entry.label}`}
                onPress={() => {
                  setEdited(entry);
                  setOpen('edit');
                }}
              >
                <Icon of={Pencil} />
              </Button>
              <Button
                variant="icon"
                size="sm"
                aria-label={`Archivar ${entry.label}`}
                onPress={() => setArchived(entry, true)}
              >
                <Icon of={Archive} />
              </Button>
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
                <Button
                  variant="icon"
                  size="sm"
                  aria-label={`Historial de ${entry.label}`}
                  onPress={() => setLooked(entry)}
                >
                  <Icon of={History} />
                </Button>
              </>
            ),
          }))}
        />
      )}
      {looked && <ArchivedHistory entry={looked} onClose={() => setLooked(undefined)} />}
      <AddEntry kind={kind} isOpen={isOpen === 'add'} onClose={close} />
      {edited && (
        <EditEntry key={edited.id} kind={kind} entry={edited} isOpen={isOpen === 'edit'} onClose={close} />
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
