import { PROJECT_TYPES } from '@doblaje/domain/options/projectTypes';
import { describeList } from './description';

/** The characters that people voice: one row for each character of a person. */
export const experiencesList = describeList({
  sorts: ['projectTitle', 'character', 'typeId', 'statusId', 'person'],
  usual: 'projectTitle',
  filters: { typeId: PROJECT_TYPES, statusId: 'id', personId: 'uuid' },
  pageSize: 10,
});
