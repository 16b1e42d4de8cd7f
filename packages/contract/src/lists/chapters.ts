import { CHAPTER_DUES } from '@doblaje/domain/options/chapterDues';
import { describeList } from './description';

/** The chapters of all projects: by default the earliest due date first, those without one last. */
export const chaptersList = describeList({
  sorts: ['dueDate', 'statusId', 'updatedAt'],
  usual: 'dueDate',
  filters: {
    /** Chapters of live projects: late, due soon or not done. */
    due: CHAPTER_DUES,
    statusId: 'id',
  },
  pageSize: 10,
});
