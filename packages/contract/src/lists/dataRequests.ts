import { DATA_REQUEST_DUES } from '@doblaje/domain/options/dataRequestDues';
import { DATA_REQUEST_KINDS } from '@doblaje/domain/options/dataRequestKinds';
import { DATA_REQUEST_STATES } from '@doblaje/domain/options/dataRequestStates';
import { describeList } from './description';

/** Requests about personal data, the latest first. */
export const dataRequestsList = describeList({
  sorts: ['receivedAt', 'dueOn'],
  usual: '-receivedAt',
  filters: {
    state: DATA_REQUEST_STATES,
    kind: DATA_REQUEST_KINDS,
    /** Open ones that are late, or due soon. */
    due: DATA_REQUEST_DUES,
  },
  pageSize: 10,
});
