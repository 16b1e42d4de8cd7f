import { PROJECT_TYPES } from '@doblaje/domain/options/projectTypes';
import { describeList } from './description';

/** The studio's projects. What is chosen from the catalogues is filtered by its id and sorted by its name. */
export const projectsList = describeList({
  sorts: [
    'updatedAt',
    'createdAt',
    'projectTitle',
    'season',
    'houseNumber',
    'typeId',
    'statusId',
    'clientsId',
    'signalId',
  ],
  usual: '-updatedAt',
  filters: { typeId: PROJECT_TYPES, statusId: 'id', clientsId: 'id', signalId: 'id' },
  pageSize: 10,
});
