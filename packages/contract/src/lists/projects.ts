import { PROJECT_DUES } from '@doblaje/domain/options/projectDues';
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
  filters: {
    typeId: PROJECT_TYPES,
    statusId: 'id',
    clientsId: 'id',
    signalId: 'id',
    /** Live ones with chapters that are late or due soon and not done. */
    due: PROJECT_DUES,
  },
  pageSize: 10,
});
