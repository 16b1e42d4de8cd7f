import { isDay } from '../days/days';
import { fieldsOf } from '../fields/fields';
import { labelIn, type Option } from './option';
import { DUE_SOON_DAYS } from './projectDues';

/** The filters of chapters by due day: late; late or due soon; all that are not done. */
export const CHAPTER_DUES = [
  { value: 'late', label: 'Atrasados' },
  { value: 'soon', label: `Atrasados o en ${DUE_SOON_DAYS} días` },
  { value: 'open', label: 'Sin terminar' },
] as const satisfies readonly Option<string>[];

/** One of {@link CHAPTER_DUES}. */
export type ChapterDue = (typeof CHAPTER_DUES)[number]['value'];

/** Label of one of {@link CHAPTER_DUES}. Anything else gives ''. */
export function labelOfChapterDue(value: unknown): string {
  return labelIn(CHAPTER_DUES, value);
}

/** The facts that decide lateness: the stages are of the chapter's status and of its project's, '' for none. */
export interface ChapterDueFacts {
  /** 'AAAA-MM-DD'; '' while unknown. */
  dueDate: string;
  statusStage: string;
  projectStage: string;
}

const isOver = (stage: unknown) => stage === 'done' || stage === 'cancelled';

/**
 * Whether a chapter is late: its day is over, and neither it nor its project is done or cancelled. Without a day it is never late.
 * Never throws.
 * @param chapter {@link ChapterDueFacts}
 * @param today in Chile, 'AAAA-MM-DD'
 */
export function isLateChapter(chapter: unknown, today: unknown): boolean {
  const { dueDate, statusStage, projectStage } = fieldsOf(chapter);
  const isPast = isDay(dueDate) && isDay(today) && dueDate < today;
  return isPast && !isOver(statusStage) && !isOver(projectStage);
}
