import type { Application } from '@doblaje/contract/client';
import type { applicationsList } from '@doblaje/contract/lists';
import { type ApplicationState, labelOfApplicationState } from '@doblaje/domain/options/applicationStates';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { Status, type StatusShape } from '@doblaje/ui/Status';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { momentDayText } from '../../formats/moment';
import { ListPanel, type ListTexts } from '../../lists/ListPanel';
import { applicationsAddress } from './loader';
import { usePerson } from './personContext';

/** The shape beside each state's word (visual.md §6). */
const SHAPES: Readonly<Record<ApplicationState, StatusShape>> = {
  new: 'waiting',
  shortlisted: 'inProgress',
  accepted: 'done',
  rejected: 'cancelled',
};

const COLUMNS: readonly TableColumn<Application>[] = [
  {
    id: 'submittedAt',
    header: 'Enviada',
    width: '8rem',
    isSortable: true,
    render: ({ submittedAt }) => <strong>{momentDayText(submittedAt)}</strong>,
  },
  {
    id: 'applicant_to',
    header: 'Postula como',
    width: 'minmax(0, 1.2fr)',
    isSortable: true,
    render: ({ applicant_to, country }) => (
      <>
        {applicant_to}
        <TableSubline>{labelOfCountry(country)}</TableSubline>
      </>
    ),
  },
  { id: 'age', header: 'Edad', width: '5rem', align: 'end', isSortable: true },
  { id: 'vocal_age_range', header: 'Edad vocal', width: 'minmax(0, 1fr)', priority: 'secondary' },
  { id: 'vocal_tone', header: 'Tono', width: 'minmax(0, 0.9fr)', priority: 'secondary' },
  {
    id: 'reels',
    header: 'Videos',
    width: '5rem',
    align: 'end',
    priority: 'secondary',
    render: ({ reels }) => reels.length,
  },
  {
    id: 'state',
    header: 'Estado',
    width: '9rem',
    isSortable: true,
    render: ({ state }) => <Status shape={SHAPES[state]}>{labelOfApplicationState(state)}</Status>,
  },
];

const TEXTS: ListTexts<typeof applicationsList> = {
  search: 'Buscar por nombre o correo',
  filters: { state: 'Estado' },
  noun: ['postulación', 'postulaciones'],
  failed: 'No pudimos cargar las postulaciones',
  none: {
    title: 'Aún no ha postulado',
    text: 'Cuando envíe el cuestionario, aquí estará su postulación, con su estado.',
  },
  noMatch: {
    title: 'Ninguna postulación coincide',
    text: 'Quita los filtros para ver todas sus postulaciones.',
  },
};

/** What the person applied with. */
export function ApplicationsTab() {
  return (
    <ListPanel
      label="Postulaciones"
      headingRef={usePerson().headingRef}
      address={applicationsAddress}
      columns={COLUMNS}
      texts={TEXTS}
    />
  );
}
