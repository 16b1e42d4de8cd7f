import type { Application } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { labelOfApplicantType } from '@doblaje/domain/options/applicantTypes';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { labelOfVocalTone } from '@doblaje/domain/options/vocalTones';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { OpenLink } from '../../../lists/OpenLink';
import { ApplicationStatus } from './ApplicationStatus';

/** Text under the name, on screens too narrow for its columns: 'Actor · Chile · 24 años'. */
const aboutOf = ({ applicant_to, country, age }: Application) =>
  [labelOfApplicantType(applicant_to), labelOfCountry(country), `${age} años`].join(' · ');

/** The columns of the applications. Each has room for its longest word, even with letters 1.5 times as large. */
export const applicationColumns: readonly TableColumn<Application>[] = [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(7rem, 1.6fr)',
    isSortable: true,
    render: (application) => (
      <>
        <OpenLink id={application.id}>
          <strong>
            {application.applicant.first_name} {application.applicant.last_name}
          </strong>
        </OpenLink>
        <TableSubline standsIn>{aboutOf(application)}</TableSubline>
      </>
    ),
  },
  {
    id: 'applicant_to',
    header: 'Postula como',
    width: 'minmax(6rem, 0.8fr)',
    isSortable: true,
    priority: 'secondary',
    render: ({ applicant_to }) => labelOfApplicantType(applicant_to),
  },
  {
    id: 'country',
    header: 'País',
    width: 'minmax(5.5rem, 0.8fr)',
    isSortable: true,
    priority: 'secondary',
    render: ({ country }) => labelOfCountry(country),
  },
  {
    id: 'age',
    header: 'Edad',
    width: '4.5rem',
    align: 'end',
    isSortable: true,
    priority: 'secondary',
  },
  {
    id: 'vocal_age_range',
    header: 'Edad vocal',
    width: 'minmax(6rem, 0.9fr)',
    priority: 'secondary',
  },
  {
    id: 'vocal_tone',
    header: 'Tono',
    width: 'minmax(5.5rem, 0.7fr)',
    priority: 'secondary',
    render: ({ vocal_tone }) => labelOfVocalTone(vocal_tone),
  },
  {
    id: 'reels',
    header: 'Videos',
    width: '4.75rem',
    align: 'end',
    priority: 'secondary',
    render: ({ reels }) => reels.length || null,
  },
  {
    id: 'submittedAt',
    header: 'Fecha',
    width: '6.75rem',
    align: 'end',
    isSortable: true,
    render: ({ submittedAt }) => momentDayText(submittedAt),
  },
  {
    id: 'state',
    header: 'Estado',
    width: 'minmax(10rem, 1fr)',
    isSortable: true,
    render: ({ state }) => <ApplicationStatus state={state} />,
  },
];
