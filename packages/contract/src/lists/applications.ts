import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { APPLICATION_STATES } from '@doblaje/domain/options/applicationStates';
import { COUNTRIES } from '@doblaje/domain/options/countries';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { describeList } from './description';

/** The submitted applications. */
export const applicationsList = describeList({
  sorts: ['submittedAt', 'name', 'age', 'applicant_to', 'country', 'state'],
  usual: '-submittedAt',
  filters: {
    state: APPLICATION_STATES,
    applicant_to: APPLICANT_TYPES,
    country: COUNTRIES,
    vocal_tone: VOCAL_TONES,
  },
  pageSize: 10,
});
