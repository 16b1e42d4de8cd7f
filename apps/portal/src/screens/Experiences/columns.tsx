import type { Experience } from '@doblaje/contract/client';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { Status } from '@doblaje/ui/Status';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { OpenLink } from '../../lists/OpenLink';
import { CharacterTypeBadge } from './CharacterTypeBadge';

/** Season and type in one line, where their columns have left. */
function aboutOf({ season, typeId }: Experience): string {
  return [season && `Temporada ${season}`, labelOfProjectType(typeId)].filter(Boolean).join(' · ');
}

const project: TableColumn<Experience> = {
  id: 'projectTitle',
  header: 'Proyecto',
  width: 'minmax(0, 1.8fr)',
  isSortable: true,
  render: (experience) => (
    <>
      {/* Several characters of a project are several rows: what tells them apart is part of the link's name. */}
      <OpenLink id={String(experience.id)} aria-label={`${experience.projectTitle}, ${experience.character}`}>
        <strong>{experience.projectTitle}</strong>
      </OpenLink>
      <TableSubline standsIn>{aboutOf(experience)}</TableSubline>
    </>
  ),
};

const rest: readonly TableColumn<Experience>[] = [
  { id: 'season', header: 'Temporada', width: '6.5rem', align: 'end', priority: 'secondary' },
  {
    id: 'typeId',
    header: 'Tipo',
    width: 'minmax(0, 0.9fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ typeId }) => labelOfProjectType(typeId),
  },
  { id: 'chapters', header: 'Capítulos', width: '6rem', align: 'end', priority: 'secondary' },
  { id: 'character', header: 'Personaje', width: 'minmax(0, 1.2fr)', isSortable: true },
  {
    id: 'characterType',
    header: 'Tipo de personaje',
    width: 'minmax(0, 0.9fr)',
    priority: 'secondary',
    render: ({ characterType }) => <CharacterTypeBadge type={characterType} />,
  },
  {
    id: 'statusId',
    header: 'Estado',
    width: '9.5rem',
    isSortable: true,
    render: ({ statusStage, statusLabel }) => <Status shape={statusStage || 'draft'}>{statusLabel}</Status>,
  },
];

/** The columns of one's own participations. */
export const ownColumns: readonly TableColumn<Experience>[] = [project, ...rest];

/** The same with whose they are: ADMIN sees everybody's. */
export const everybodysColumns: readonly TableColumn<Experience>[] = [
  project,
  {
    id: 'person',
    header: 'Persona',
    width: 'minmax(0, 1.3fr)',
    isSortable: true,
    render: ({ person }) => person.name,
  },
  ...rest,
];
