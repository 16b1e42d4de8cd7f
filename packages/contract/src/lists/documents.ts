import { DOCUMENT_KINDS } from '@doblaje/domain/options/documentKinds';
import { DOCUMENT_STATES } from '@doblaje/domain/options/documentStates';
import { describeList } from './description';

/** A person's own documents. */
export const documentsList = describeList({
  sorts: ['date', 'title', 'kind', 'project', 'state'],
  usual: '-date',
  filters: { kind: DOCUMENT_KINDS, project: 'name', state: DOCUMENT_STATES },
  pageSize: 10,
});
