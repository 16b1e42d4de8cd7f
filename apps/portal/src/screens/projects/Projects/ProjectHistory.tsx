import type { ImportCounts } from '@doblaje/contract/client';
import { HistoryPages } from '../../../history/HistoryPages';
import { OpenBeside } from '../../../lists/OpenBeside';
import { ListFailed } from '../../../requests/ListFailed';
import { type ProjectHistoryData as History, projectsAddress } from './list';
import { nameOfProject, PROJECT_LABELS } from './project';

/** The labels of an import's counts, named as in the contract. */
const OF_IMPORT: Readonly<Record<`import.${keyof ImportCounts}`, string>> = {
  'import.newChapters': 'Capítulos nuevos, desde CSV',
  'import.changedChapters': 'Capítulos cambiados, desde CSV',
  'import.newCharacters': 'Personajes nuevos, desde CSV',
  'import.newCast': 'Participaciones nuevas, desde CSV',
  'import.changedCast': 'Participaciones cambiadas, desde CSV',
};

const WORDS = {
  noun: 'Proyecto',
  fields: {
    ...PROJECT_LABELS,
    type: PROJECT_LABELS.typeId,
    status: PROJECT_LABELS.statusId,
    client: PROJECT_LABELS.clientsId,
    signal: PROJECT_LABELS.signalId,
    character: 'Personaje',
    characterName: 'Nombre',
    characterType: 'Tipo de personaje',
    usualPerson: 'Persona habitual',
    ...OF_IMPORT,
  },
};

/** 'Historial' of the project named in the address, beside the list (desk.md §6). */
export function ProjectHistory() {
  return (
    <OpenBeside<History>
      address={projectsAddress}
      opening="Abriendo historial"
      failed="No pudimos abrir el historial"
      title={() => 'Historial'}
      meta={({ project }) => (
        <>
          <span>{nameOfProject(project)}</span>
          <span>{project.houseNumber}</span>
        </>
      )}
      failure={(error, isRetrying) => (
        <ListFailed title="No llegó el historial" error={error} isRetrying={isRetrying} />
      )}
    >
      {({ id, items, next }) => (
        <HistoryPages entity="project" id={`${id}`} first={{ items, next }} words={WORDS} />
      )}
    </OpenBeside>
  );
}
