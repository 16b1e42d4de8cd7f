import { type Appearance, send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { Stack } from '@doblaje/ui/Stack';
import { useCallback, useMemo } from 'react';
import { HeldList } from '../../../lists/HeldList';
import type { SentQuery } from '../../../lists/loaders';
import { usePortal } from '../../../portal/portal';
import { CASTABLE_TEXTS, castableAddress } from './castable';
import { HeardPerson, useHearing } from './HeardPerson';
import { peopleColumns } from './peopleColumns';

interface AssignDialogProps {
  isOpen: boolean;
  onClose: () => void;
  projectId: number;
  appearance: Appearance;
  /** '' unassigns the character. */
  onAssign: (personId: string, personName: string) => void;
}

/** 'Asignar persona': a search among the people who can be cast, with the roles each already voices in the project. */
export function AssignDialog({ isOpen, onClose, ...search }: AssignDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Asignar persona"
      description={
        search.appearance.personId === ''
          ? `A ${search.appearance.name} en este capítulo.`
          : `${search.appearance.name} lo hace ahora ${search.appearance.personName}.`
      }
      size="lg"
      isDismissable
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancelar
          </Button>
          {search.appearance.personId !== '' && (
            <Button variant="secondary" onPress={() => search.onAssign('', '')}>
              Dejar sin persona
            </Button>
          )}
        </>
      }
    >
      <Search {...search} />
    </Dialog>
  );
}

/** The dialog's content. It starts with fresh state each time the dialog opens. */
function Search({ projectId, appearance, onAssign }: Omit<AssignDialogProps, 'isOpen' | 'onClose'>) {
  const { client } = usePortal();
  const ask = useCallback(
    (query: SentQuery<typeof castableAddress.list>) =>
      send(client.catalogue.people.$get({ query: { ...query, project: `${projectId}` } })),
    // Depend on the client, not on one of its routes: a route is a new object each time.
    [client, projectId],
  );
  const { hearing, setHearing, section } = useHearing();
  const columns = useMemo(() => peopleColumns((person, from) => setHearing({ person, from })), [setHearing]);
  return (
    <Stack>
      {hearing && <HeardPerson hearing={hearing} section={section} onClose={() => setHearing(null)} />}
      <HeldList
        address={castableAddress}
        ask={ask}
        label="Personas"
        columns={columns}
        texts={CASTABLE_TEXTS}
        startsInSearch
        currentId={appearance.personId}
        onRow={({ id, name }) => onAssign(id, name)}
      />
    </Stack>
  );
}
