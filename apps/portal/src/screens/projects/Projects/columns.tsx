import type { Project } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { Link } from '@doblaje/ui/Link';
import { Mono } from '@doblaje/ui/Mono';
import { Status } from '@doblaje/ui/Status';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { chaptersPath } from './project';

/** Season, type, client and signal in one line, for widths that hide their columns. */
const aboutOf = ({ season, typeId, clientLabel, signalLabel }: Project) =>
  [season && `Temporada ${season}`, labelOfProjectType(typeId), clientLabel, signalLabel]
    .filter(Boolean)
    .join(' · ');

/** The columns of the list of projects. */
export const projectColumns: readonly TableColumn<Project>[] = [
  {
    id: 'projectTitle',
    header: 'Proyecto',
    width: 'minmax(7rem, 1.96fr)',
    isSortable: true,
    render: (project) => (
      <>
        <Link href={chaptersPath(project)} isStandalone>
          <strong>{project.projectTitle}</strong>
        </Link>
        <TableSubline standsIn>{aboutOf(project)}</TableSubline>
      </>
    ),
  },
  {
    id: 'season',
    header: 'Temporada',
    width: '5.75rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
  },
  {
    id: 'houseNumber',
    header: 'N.º interno',
    width: '6.5rem',
    isSortable: true,
    render: ({ houseNumber }) => <Mono>{houseNumber}</Mono>,
  },
  {
    id: 'typeId',
    header: 'Tipo',
    width: 'minmax(6.9rem, 1.1fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ typeId }) => labelOfProjectType(typeId),
  },
  {
    id: 'statusId',
    header: 'Estado',
    width: 'minmax(7.75rem, 1.42fr)',
    isSortable: true,
    render: ({ statusLabel, statusStage }) => <Status shape={statusStage || 'draft'}>{statusLabel}</Status>,
  },
  {
    id: 'clientsId',
    header: 'Cliente',
    width: 'minmax(0, 1.24fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ clientLabel }) => clientLabel,
  },
  {
    id: 'signalId',
    header: 'Señal',
    width: 'minmax(0, 1.24fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ signalLabel }) => signalLabel,
  },
  {
    id: 'createdAt',
    header: 'Creado',
    width: '6.25rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ createdAt }) => momentDayText(createdAt),
  },
  {
    id: 'updatedAt',
    header: 'Actualizado',
    width: '7.25rem',
    align: 'end',
    isSortable: true,
    render: ({ updatedAt }) => momentDayText(updatedAt),
  },
];
