import type { Application } from '@doblaje/contract/client';
import type { applicationsList } from '@doblaje/contract/lists';
import { momentDayText } from '@doblaje/domain/days';
import { labelOfApplicantType } from '@doblaje/domain/options/applicantTypes';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { Link } from '@doblaje/ui/Link';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { ListPanel, type ListTexts } from '../../../lists/ListPanel';
import { ADMINISTRATION_PATH, APPLICATIONS_SEARCH } from '../Administration/tabs/paths';
import { ApplicationStatus } from '../Applications/ApplicationStatus';
import { applicationsAddress } from '../Applications/list';
import { usePerson } from './personContext';

/** The address of an application, open in the list of all of them. */
const hrefOf = (id: string) =>
  `${ADMINISTRATION_PATH}${applicationsAddress.withOpen(APPLICATIONS_SEARCH, id)}`;

const COLUMNS: readonly TableColumn<Application>[] = [
  {
    id: 'submittedAt',
    header: 'Enviada',
    width: '8rem',
    isSortable: true,
    render: ({ id, submittedAt }) => (
      <Link isStandalone href={hrefOf(id)} aria-label={`Postulación del ${momentDayText(submittedAt)}`}>
        <strong>{momentDayText(submittedAt)}</strong>
      </Link>
    ),
  },
  {
    id: 'applicant_to',
    header: 'Postula como',
    width: 'minmax(0, 1.2fr)',
    isSortable: true,
    render: ({ applicant_to, country }) => (
      <>
        {labelOfApplicantType(applicant_to)}
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
    render: ({ state }) => <ApplicationStatus state={state} />,
  },
];

const TEXTS: ListTexts<typeof applicationsList> = {
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

/** The person's applications. Each links to the place where it is reviewed. */
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
