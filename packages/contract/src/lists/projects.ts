import { PROJECT_DUES } from '@doblaje/domain/options/projectDues';
import { PROJECT_TYPES } from '@doblaje/domain/options/projectTypes';
import { describeList } from './description';

/** The studio's projects. Catalogue fields are filtered by id and sorted by name. */
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
  filters: {
    typeId: PROJECT_TYPES,
    statusId: 'id',
    clientsId: 'id',
    signalId: 'id',
    /** Live projects with chapters that are late or due soon and not done. */
    due: PROJECT_DUES,
  },
  pageSize: 10,
});
