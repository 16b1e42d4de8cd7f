import { WORK_ORDER_DUES, WORK_ORDER_WAITS } from '@doblaje/domain/options/workOrderDues';
import { WORK_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';
import { WORK_ORDER_TYPES } from '@doblaje/domain/options/workOrderTypes';
import { describeList } from './description';

/** The studio's work orders: by default drafts first, then the newest number first. */
export const ordersList = describeList({
  sorts: ['number', 'updatedAt', 'dueDate', 'project', 'person', 'typeId', 'state'],
  usual: '-number',
  filters: {
    state: WORK_ORDER_STATES,
    typeId: WORK_ORDER_TYPES,
    projectId: 'id',
    chapterId: 'id',
    personId: 'uuid',
    /** Open orders that are late or due soon. */
    due: WORK_ORDER_DUES,
    /** Orders that wait for the studio. */
    waits: WORK_ORDER_WAITS,
  },
  pageSize: 10,
});
