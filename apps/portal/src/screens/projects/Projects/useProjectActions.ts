import { type Project, send } from '@doblaje/contract/client';
import { useOpenRow } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { projectsAddress } from './list';
import { nameOfProject } from './project';
import type { ProjectActions } from './projectActions';
import type { useProjectDialogs } from './useProjectDialogs';

/** The actions of a row's menu. A project is deleted at once, and can be restored (desk.md §6). */
export function useProjectActions(open: ReturnType<typeof useProjectDialogs>['open']): ProjectActions {
  const { projects } = usePortal().client.catalogue;
  const { open: showHistory } = useOpenRow(projectsAddress);
  const { change } = useChange();

  function remove(project: Project) {
    const param = { id: `${project.id}` };
    void change(() => send(projects[':id'].$delete({ param })), {
      failed: 'No pudimos eliminar el proyecto',
      done: () => ({ title: 'Proyecto eliminado', message: nameOfProject(project) }),
      undo: {
        work: () => send(projects[':id'].restore.$post({ param })),
        failed: 'No pudimos recuperar el proyecto',
        done: () => ({ title: 'Proyecto recuperado', message: nameOfProject(project) }),
      },
    });
  }

  return {
    edit: (project) => open({ form: 'edit', project }),
    duplicate: (project) => open({ form: 'nextSeason', project }),
    showHistory: ({ id }) => showHistory(`${id}`),
    remove,
  };
}
