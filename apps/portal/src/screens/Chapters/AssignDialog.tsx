import type { Appearance, CastablePerson } from '@doblaje/contract/client';
import { labelOfApplicantType } from '@doblaje/domain/options/applicantTypes';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { Pagination } from '@doblaje/ui/Pagination';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { useState } from 'react';
import { failureText } from '../../shell/failureText';
import { PeopleToolbar } from './PeopleToolbar';
import { type PeopleSearch, usePeople } from './usePeople';

const facts = ({ applicant_types, vocal_tone, vocal_age_range }: CastablePerson) =>
  [
    applicant_types.map(labelOfApplicantType).join(' y '),
    vocal_tone,
    vocal_age_range && `Edad vocal ${vocal_age_range}`,
  ]
    .filter(Boolean)
    .join(' · ');

const COLUMNS: readonly TableColumn<CastablePerson>[] = [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1fr)',
    render: (person) => (
      <>
        <strong>{person.name}</strong>
        <TableSubline>{facts(person)}</TableSubline>
      </>
    ),
  },
  {
    id: 'voices',
    header: 'En este proyecto',
    width: 'minmax(0, 1fr)',
    render: ({ voices }) =>
      voices
        .map(({ name, chapters }) => `${name} (${chapters === 1 ? '1 capítulo' : `${chapters} capítulos`})`)
        .join(', ') || 'Nada todavía',
  },
];

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
  return (
    <Table
      aria-label="Personas"
      columns={COLUMNS}
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
  );
}
