import { describeList } from './description';

/** The open sessions of a person. */
export const sessionsList = describeList({
  sorts: ['lastUsedAt', 'startedAt', 'browser'],
  usual: '-lastUsedAt',
  filters: {},
  pageSize: 10,
});
