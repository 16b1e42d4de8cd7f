import { type Project, type SeasonToCreate, send, sendEdit } from '@doblaje/contract/client';
import { seasonShown } from '@doblaje/contract/shown';
import { nextSeasonValues, takenSeason, takenSeasonText } from '@doblaje/domain/backOffice';
import { momentDayText, momentText } from '@doblaje/domain/days';
import { PROJECT_INITIAL, type ProjectValues, validateProject } from '@doblaje/domain/forms/project';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useCallback, useState } from 'react';
import { archivedIn } from '../../../catalogues/choices';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { usePortal } from '../../../portal/portal';
import { failureText } from '../../../requests/failureText';
import { useAnswer } from '../../../requests/useAnswer';
import { ProjectFields } from './ProjectFields';
import { NEW_PROJECT, NEXT_SEASON, nameOfProject, PROJECT, sent } from './project';
import { TakenSeason } from './TakenSeason';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The notification about a project. */
const told = (title: string) => (project: Project) => ({ title, message: nameOfProject(project) });

/** 'Crear proyecto': the dialog that creates a project. */
export function CreateProject(dialog: DialogProps) {
  const { projects } = usePortal().client.catalogue;
  const { catalogues } = useCatalogues();
  return (
    <FormDialog
      {...dialog}
      title="Crear proyecto"
      size="lg"
      drafts={NEW_PROJECT}
      initialValues={PROJECT_INITIAL}
      validate={validateProject}
      onSubmit={(values) => send(projects.$post({ json: sent(values) }))}
      done={told('Proyecto creado')}
      submitText="Crear proyecto"
      pendingText="Creando..."
      isSubmitDisabled={catalogues === undefined}
    >
      <ProjectFields />
    </FormDialog>
  );
}

/** The number of characters copied to the new season, and the existing seasons with the same title. */
function comingText({ characters, seasons }: SeasonToCreate): string {
  const cast = characters.filter(({ personId }) => personId !== '').length;
  const count = characters.length === 1 ? '1 personaje' : `${characters.length} personajes`;
  const others = seasons.map(({ season, houseNumber }) =>
    season === '' ? houseNumber : `temporada ${season} (${houseNumber})`,
  );
  const there = others.length === 0 ? '' : ` Ya hay con este título: ${others.join(', ')}.`;
  return `${count}, ${cast} con persona.${there}`;
}

/** 'Duplicar como temporada siguiente' of a project. */
export function CreateNextSeason({ project, ...dialog }: DialogProps & { project: Project }) {
  const { catalogue } = usePortal().client;
  const { projects } = catalogue;
  const { catalogues } = useCatalogues();
  const { id } = project;
  const param = { id: `${id}` };
  const season = projects[':id']['next-season'];
  const ask = useCallback(
    (of: number) => send(catalogue.projects[':id']['next-season'].$get({ param: { id: `${of}` } })),
    [catalogue],
  );
  const { value: read, error } = useAnswer(ask, dialog.isOpen ? id : null);
  const [newer, setNewer] = useState<SeasonToCreate>();
  const coming = newer ?? read;
  const seasons = [project, ...(coming?.seasons ?? [])];
  // Use the number that was free when the dialog opened. If somebody creates that season meanwhile, the person must choose another number:
  // the form never changes it silently.
  const values = nextSeasonValues(project, read?.seasons);
  return (
    <FormDialog
      {...dialog}
      formKey={catalogues === undefined || coming === undefined ? 'waiting' : 'known'}
      title="Duplicar como temporada siguiente"
      description={`De ${nameOfProject(project)}: con sus personajes y las personas que los hacen, sin sus capítulos.`}
      size="lg"
      drafts={NEXT_SEASON}
      base={project}
      initialValues={{
        ...values,
        // An archived choice stays where it is used, but a new season cannot use it.
        ...(archivedIn(catalogues?.client, values.clientsId) && { clientsId: 0 }),
        ...(archivedIn(catalogues?.signal, values.signalId) && { signalId: 0 }),
      }}
      validate={(typed) => {
        const there = takenSeason(typed, seasons);
        return { ...(there && { season: takenSeasonText(there) }), ...validateProject(typed) };
      }}
      onSubmit={(typed) => {
        const json = { ...sent(typed), shown: coming ? seasonShown(coming) : [] };
        return createShown(sendEdit(season.$post({ param, json })), setNewer);
      }}
      done={told('Temporada creada')}
      submitText="Crear temporada"
      pendingText="Creando..."
      isSubmitDisabled={catalogues === undefined || coming === undefined}
    >
      <p role="status">
        {coming ? comingText(coming) : error ? failureText(error) : 'Cargando sus personajes...'}
      </p>
      <TakenSeason seasons={seasons} />
      {/* The new season's number depends on the answer, so no field shows before it. */}
      {coming || error ? <ProjectFields seasonBefore={project} /> : <Skeleton lines={6} />}
    </FormDialog>
  );
}

/** 'Editar proyecto': the dialog that edits a project. */
export function EditProject({ project, ...dialog }: DialogProps & { project: Project }) {
  const { projects } = usePortal().client.catalogue;
  const { catalogues } = useCatalogues();
  const [newer, setNewer] = useState(project);
  const { id, createdAt } = project;
  return (
    <EditDialog<Project, ProjectValues>
      {...dialog}
      title="Editar proyecto"
      description={`Creado ${momentDayText(createdAt)}, actualizado ${momentText(newer.updatedAt)}`}
      size="lg"
      edit={PROJECT}
      id={`${id}`}
      whole={project}
      validate={validateProject}
      save={(values, updatedAt) =>
        sendEdit(projects[':id'].$patch({ param: { id: `${id}` }, json: { ...sent(values), updatedAt } }))
      }
      done={told('Cambios guardados')}
      onKnown={setNewer}
      restoring={{
        work: () => send(projects[':id'].restore.$post({ param: { id: `${id}` } })),
        name: nameOfProject(project),
      }}
      submitText="Guardar cambios"
      isSubmitDisabled={catalogues === undefined}
    >
      <ProjectFields project={newer} />
    </EditDialog>
  );
}
