import type { Experience } from '@doblaje/contract/client';
import { projectName } from '@doblaje/domain/naming';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { Status } from '@doblaje/ui/Status';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { OpenLink } from '../../../lists/OpenLink';
import { CharacterTypeBadge } from './CharacterTypeBadge';

/** Season and type in one line, for widths that hide their columns. */
function aboutOf({ season, typeId }: Experience): string {
  return [season && `Temporada ${season}`, labelOfProjectType(typeId)].filter(Boolean).join(' · ');
}

function ProjectLink({ experience }: { experience: Experience }) {
  const { id, projectTitle, season, character } = experience;
  // A project has a row for each character and each season, so the link's name includes both.
  return (
    <OpenLink id={String(id)} aria-label={`${projectName({ title: projectTitle, season })}, ${character}`}>
      <strong>{projectTitle}</strong>
    </OpenLink>
  );
}

const project = { id: 'projectTitle', header: 'Proyecto', isSortable: true } as const;

/* Every column has room for its longest word, even with text enlarged by half. */
const rest: readonly TableColumn<Experience>[] = [
  {
    id: 'typeId',
    header: 'Tipo',
    width: 'minmax(7rem, 0.9fr)',
    priority: 'secondary',
    isSortable: true,
    render: ({ typeId }) => labelOfProjectType(typeId),
  },
  { id: 'chapters', header: 'Capítulos', width: '5rem', align: 'end', priority: 'secondary' },
  { id: 'character', header: 'Personaje', width: 'minmax(5.5rem, 1.2fr)', isSortable: true },
  {
    id: 'characterType',
    header: 'Tipo de personaje',
    width: 'minmax(6rem, 0.9fr)',
    priority: 'secondary',
    render: ({ characterType }) => <CharacterTypeBadge type={characterType} />,
  },
  {
    id: 'statusId',
    header: 'Estado',
    width: 'minmax(7.5rem, 1fr)',
    isSortable: true,
    render: ({ statusStage, statusLabel }) => <Status shape={statusStage || 'draft'}>{statusLabel}</Status>,
  },
];

/** The columns of the person's own participations. */
export const ownColumns: readonly TableColumn<Experience>[] = [
  {
    ...project,
    width: 'minmax(6rem, 1.8fr)',
    render: (experience) => (
      <>
        <ProjectLink experience={experience} />
        <TableSubline standsIn>{aboutOf(experience)}</TableSubline>
      </>
    ),
  },
  { id: 'season', header: 'Temporada', width: '5.5rem', align: 'end', priority: 'secondary' },
  ...rest,
];

/** The same columns plus the person, for ADMIN, who sees everybody's participations. The season stands under the title to make room. */
export const everybodysColumns: readonly TableColumn<Experience>[] = [
  {
    ...project,
    width: 'minmax(5.5rem, 1.8fr)',
    render: (experience) => (
      <>
        <ProjectLink experience={experience} />
        {experience.season && <TableSubline>Temporada {experience.season}</TableSubline>}
        <TableSubline standsIn>{labelOfProjectType(experience.typeId)}</TableSubline>
      </>
    ),
  },
  {
    id: 'person',
    header: 'Persona',
    width: 'minmax(5.75rem, 1.3fr)',
    isSortable: true,
    render: ({ person }) => person.name,
  },
  ...rest,
];
