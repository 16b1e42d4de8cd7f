import type { CatalogueEntry, Project } from '@doblaje/contract/client';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import { PROJECT_TYPES } from '@doblaje/domain/options/projectTypes';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { MonoFields } from '@doblaje/ui/Mono';
import { Select } from '@doblaje/ui/Select';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { archivedIn, choicesOf, ID_FIELD } from '../../../catalogues/choices';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import { useEntryAdding } from '../../../catalogues/useEntryAdding';
import { AddableSelect } from '../../../lists/AddableSelect';
import { ListFailed } from '../../../requests/ListFailed';
import { PROJECT_LABELS } from './project';

const { Field, TextFormField } = createForm<ProjectValues>();

const TYPES = PROJECT_TYPES.map(({ value, label }) => ({ value: String(value), label }));

/** If a catalogue is empty, the help says how to add an entry. */
const helpOf = (choices: readonly unknown[], text: string) => choices.length === 0 && { help: text };

/** Says that the earlier season's choice is archived and cannot be chosen (desk.md §2: archived ones stay where they are used). */
const archivedHelp = (entries: readonly CatalogueEntry[], id: number | undefined) => {
  const entry = archivedIn(entries, id);
  return entry && { help: `${entry.label} está en el archivo: elige otra opción o recupérala en Catálogos` };
};

interface ProjectFieldsProps {
  /** The project being edited. Its choices stay available, archived or not. */
  project?: Project | undefined;
  /** The project before the new season. Its archived choices are not available. */
  seasonBefore?: Project | undefined;
}

/** The fields of a project, with the choices of the catalogues. */
export function ProjectFields({ project, seasonBefore }: ProjectFieldsProps) {
  const { catalogues, error, isPending } = useCatalogues();
  const [client, signal] = [useEntryAdding('client'), useEntryAdding('signal')];
  if (!catalogues) {
    if (error === undefined) return <Skeleton lines={6} />;
    return <ListFailed title="No pudimos cargar los catálogos" error={error} isRetrying={isPending} />;
  }
  const statuses = choicesOf(
    catalogues.projectStatus,
    project && { id: project.statusId, label: project.statusLabel },
  );
  const clients = choicesOf(
    catalogues.client,
    project && { id: project.clientsId, label: project.clientLabel },
  );
  const signals = choicesOf(
    catalogues.signal,
    project && { id: project.signalId, label: project.signalLabel },
  );
  return (
    <FormGrid>
      <TextFormField
        name="projectTitle"
        label={PROJECT_LABELS.projectTitle}
        autoComplete="off"
        autoFocus
        data-wide
      />
      <TextFormField name="season" label={PROJECT_LABELS.season} autoComplete="off" isOptional />
      <MonoFields>
        <TextFormField name="houseNumber" label={PROJECT_LABELS.houseNumber} autoComplete="off" />
      </MonoFields>
      <Field as={Select} name="typeId" label={PROJECT_LABELS.typeId} options={TYPES} {...ID_FIELD} />
      <Field as={Select} name="statusId" label={PROJECT_LABELS.statusId} options={statuses} {...ID_FIELD} />
      <Field
        as={AddableSelect}
        name="clientsId"
        adding={client}
        label={PROJECT_LABELS.clientsId}
        options={clients}
        {...ID_FIELD}
        {...helpOf(clients, 'Aún no hay clientes: escribe el nombre para agregarlo')}
        {...archivedHelp(catalogues.client, seasonBefore?.clientsId)}
      />
      <Field
        as={AddableSelect}
        name="signalId"
        adding={signal}
        label={PROJECT_LABELS.signalId}
        options={signals}
        isOptional
        {...ID_FIELD}
        {...helpOf(signals, 'Aún no hay señales: escribe el nombre para agregarla')}
        {...archivedHelp(catalogues.signal, seasonBefore?.signalId)}
      />
    </FormGrid>
  );
}
