import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { CONTRACT_ENDS } from '@doblaje/domain/options/contractEnds';
import { PERSON_STATES } from '@doblaje/domain/options/personStates';
import { ROLE_OPTIONS } from '@doblaje/domain/options/roles';
import { VOCAL_TONES } from '@doblaje/domain/options/vocalTones';
import { describeList } from './description';

/** Every account. */
export const usersList = describeList({
  sorts: ['name', 'email', 'role', 'state', 'lastAccessAt'],
  usual: 'name',
  filters: {
    role: ROLE_OPTIONS,
    state: PERSON_STATES,
    applicant_types: APPLICANT_TYPES,
    vocal_tone: VOCAL_TONES,
    /** People with a voice consent that ends within 30 days. */
    voice: CONTRACT_ENDS,
  },
  pageSize: 10,
});
