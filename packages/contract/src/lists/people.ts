import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { GENDERS } from '@doblaje/domain/options/genders';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { describeList } from './description';

/** People who can be cast. */
export const peopleList = describeList({
  sorts: ['name'],
  usual: 'name',
  filters: { applicant_types: APPLICANT_TYPES, vocal_tone: VOCAL_TONES, gender: GENDERS },
  pageSize: 10,
});
