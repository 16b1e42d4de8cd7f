import { CHAPTER_DUES } from '@doblaje/domain/options/chapterDues';
import { describeList } from './description';

/** The chapters of all projects: usually the one due first, those without a day last. */
export const chaptersList = describeList({
  sorts: ['dueDate', 'statusId', 'updatedAt'],
  usual: 'dueDate',
  filters: {
    /** Of projects that go on: those that are late, due soon or not done. */
    due: CHAPTER_DUES,
    statusId: 'id',
  },
  pageSize: 10,
});
