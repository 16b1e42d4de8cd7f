import { WORK_ORDER_DUES, WORK_ORDER_WAITS } from '@doblaje/domain/options/workOrderDues';
import { WORK_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';
import { WORK_ORDER_TYPES } from '@doblaje/domain/options/workOrderTypes';
import { describeList } from './description';

/** The studio's work orders: usually the newest number first, drafts before all. */
export const ordersList = describeList({
  sorts: ['number', 'updatedAt', 'dueDate', 'project', 'person', 'typeId', 'state'],
  usual: '-number',
  filters: {
    state: WORK_ORDER_STATES,
    typeId: WORK_ORDER_TYPES,
    projectId: 'id',
    chapterId: 'id',
    personId: 'uuid',
    /** Those that go on and are late or due soon. */
    due: WORK_ORDER_DUES,
    /** Those that wait for the studio. */
    waits: WORK_ORDER_WAITS,
  },
  pageSize: 10,
});
