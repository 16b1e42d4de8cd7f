import type { Appearance, CastablePerson } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { Pagination } from '@doblaje/ui/Pagination';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Table } from '@doblaje/ui/Table';
import { useMemo, useState } from 'react';
import { failureText } from '../../shell/failureText';
import { DemoPlayer } from '../People/DemoPlayer';
import { PeopleToolbar } from './PeopleToolbar';
import { peopleColumns } from './peopleColumns';
import { type PeopleSearch, usePeople } from './usePeople';

const FIRST: PeopleSearch = { search: '', page: 1, vocalAge: null };

interface AssignDialogProps {
  isOpen: boolean;
  onClose: () => void;
  projectId: number;
  appearance: Appearance;
  /** '' is nobody. */
  onAssign: (personId: string, personName: string) => void;
}

/** 'Asignar persona': a search of those who can be cast, with what each voices in the project already. */
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

/** Made anew each time the dialog opens. */
function Search({ projectId, appearance, onAssign }: Omit<AssignDialogProps, 'isOpen' | 'onClose'>) {
  const [question, ask] = useState(FIRST);
  const { page, error, isLoading, retry } = usePeople(projectId, question);
  const [heard, listenTo] = useState<CastablePerson | null>(null);
  const columns = useMemo(() => peopleColumns(listenTo), []);
  return (
    <Stack>
      {heard && (
        <Section key={heard.id} headingLevel={3} title={`Escucha a ${heard.name}`}>
          <DemoPlayer personId={heard.id} name={heard.name} demos={heard.demos} />
        </Section>
      )}
      <Table
        aria-label="Personas"
        columns={columns}
        rows={page?.items ?? []}
        currentId={appearance.personId}
        onRowAction={(id) => onAssign(`${id}`, page?.items.find((person) => person.id === id)?.name ?? '')}
        isLoading={page === undefined && isLoading}
        error={
          error === undefined ? undefined : (
            <ErrorState size="card" title="No pudimos buscar personas" onRetry={retry} isRetrying={isLoading}>
              {failureText(error)}
            </ErrorState>
          )
        }
        empty={
          <EmptyState size="card" title="Nadie coincide" headingLevel={3}>
            Prueba con otras palabras o quita los filtros. Solo aparecen personas con la cuenta activa.
          </EmptyState>
        }
        toolbar={
          <PeopleToolbar
            question={question}
            onChange={(change) => ask({ ...question, page: 1, ...change })}
            total={page}
          />
        }
        footer={
          page &&
          page.total > page.size && (
            <Pagination
              page={question.page}
              size={page.size}
              total={page.total}
              onPageChange={(next) => ask({ ...question, page: next })}
            />
          )
        }
      />
    </Stack>
  );
}
