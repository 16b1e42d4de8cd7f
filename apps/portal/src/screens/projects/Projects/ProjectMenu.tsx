import type { Project } from '@doblaje/contract/client';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu } from '@doblaje/ui/Menu';
import { CopyPlus, FileUp, History, ListVideo, Pencil, Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { chaptersPath, importPath, nameOfProject } from './project';
import { ProjectActionsContext } from './projectActions';

/** The actions on a project, at the end of its row. */
function ProjectMenu({ project }: { project: Project }) {
  const actions = useContext(ProjectActionsContext);
  return (
    <Menu
      label={`Acciones de ${nameOfProject(project)}`}
      // The history was opened from here, so the focus returns here.
      data-opens={project.id}
      items={[
        {
          id: 'chapters',
          icon: <Icon of={ListVideo} />,
          text: 'Ver capítulos',
          href: chaptersPath(project),
        },
        {
          id: 'import',
          icon: <Icon of={FileUp} />,
          text: 'Importar desde CSV',
          href: importPath(project),
        },
        {
          id: 'edit',
          icon: <Icon of={Pencil} />,
          text: 'Editar',
          onAction: () => actions?.edit(project),
        },
        {
          id: 'nextSeason',
          icon: <Icon of={CopyPlus} />,
          text: 'Duplicar como temporada siguiente',
          onAction: () => actions?.duplicate(project),
        },
        {
          id: 'history',
          icon: <Icon of={History} />,
          text: 'Ver historial',
          onAction: () => actions?.showHistory(project),
        },
        {
          id: 'delete',
          icon: <Icon of={Trash2} />,
          text: 'Eliminar',
          isDanger: true,
          onAction: () => actions?.remove(project),
        },
      ]}
    />
  );
}

/** Renders the menu for the table. */
export const projectMenu = (project: Project) => <ProjectMenu project={project} />;
