import { type BinKind, type Deleted, send } from '@doblaje/contract/client';
import { dayText, momentText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { EntryList } from '@doblaje/ui/EntryList';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useCallback, useRef } from 'react';
import { usePortal } from '../../../portal/portal';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { useRestoring } from './useRestoring';

const KINDS: Readonly<Record<BinKind, string>> = {
  project: 'Proyecto',
  chapter: 'Capítulo',
  character: 'Personaje',
  'work-order': 'Borrador de orden',
  'shared-document': 'Contrato o guion',
};

/** 'Capítulo de La ronda, temporada 2. Eliminado el 20-11-2026 por Ana Ruz; se borra el 20-12-2026.' */
function aboutText({ kind, project, deletedAt, deletedBy, goneOn }: Deleted): string {
  const what = project === '' ? KINDS[kind] : `${KINDS[kind]} de ${project}`;
  const by = deletedBy === null ? '' : ` por ${deletedBy}`;
  return `${what}. Se eliminó el ${momentText(deletedAt)}${by}; se borra el ${dayText(goneOn)}.`;
}

/** 'Papelera': items that were deleted less than 30 days ago and can be restored. */
export function BinDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Papelera"
      description="Lo que se elimina se puede recuperar durante 30 días."
      size="lg"
      isDismissable
      actions={
        <Button variant="secondary" onPress={onClose}>
          Cerrar
        </Button>
      }
    >
      <Bin />
    </Dialog>
  );
}

/** The dialog's content. It starts with fresh state each time the dialog opens. */
function Bin() {
  const { client } = usePortal();
  const ask = useCallback((_: string) => send(client.catalogue.bin.$get()), [client]);
  const { value, error, isPending, retry } = useAnswer(ask, 'bin');
  const body = useRef<HTMLDivElement>(null);
  const { restore, isChanging } = useRestoring(() => {
    retry();
    // The focused button disappears with its row.
    body.current?.focus();
  });
  if (value === undefined || error !== undefined) {
    if (error === undefined) return <Skeleton lines={5} labels={{ loading: 'Cargando la papelera...' }} />;
    return (
      <ListFailed
        title="No pudimos cargar la papelera"
        error={error}
        isRetrying={isPending}
        onRetry={retry}
      />
    );
  }
  const { items, isAll } = value;
  return (
    <Stack ref={body} tabIndex={-1}>
      {items.length === 0 ? (
        <EmptyState title="La papelera está vacía">
          Aquí quedan por 30 días los proyectos, capítulos, personajes, borradores y guiones que elimines.
        </EmptyState>
      ) : (
        <EntryList
          title={items.length === 1 ? '1 elemento' : `${items.length} elementos`}
          items={items.map((item) => ({
            id: `${item.kind} ${item.id}`,
            name: item.name,
            content: (
              <>
                <strong>{item.name}</strong>
                <br />
                {aboutText(item)}
              </>
            ),
            actions: (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Recuperar ${item.name}`}
                isDisabled={isChanging}
                onPress={() => void restore(item)}
              >
                Recuperar
              </Button>
            ),
          }))}
        />
      )}
      {!isAll && <p>Hay más: se muestran los últimos {items.length}.</p>}
    </Stack>
  );
}
