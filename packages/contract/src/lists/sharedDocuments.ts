import { CONTRACT_ENDS } from '@doblaje/domain/options/contractEnds';
import { SHARED_DOCUMENT_KINDS } from '@doblaje/domain/options/sharedDocumentKinds';
import { SHARED_DOCUMENT_STATES } from '@doblaje/domain/options/sharedDocumentStates';
import { describeList } from './description';

/** The contracts and scripts that the studio has filed for its people, one row per file. */
export const sharedDocumentsList = describeList({
  sorts: ['createdAt', 'title', 'kind', 'project', 'size'],
  usual: '-createdAt',
  filters: {
    kind: SHARED_DOCUMENT_KINDS,
    projectId: 'id',
    /** Whether all, some or none of its people have opened it. */
    state: SHARED_DOCUMENT_STATES,
    /** Contracts that end within 30 days. */
    ends: CONTRACT_ENDS,
  },
  pageSize: 10,
});
