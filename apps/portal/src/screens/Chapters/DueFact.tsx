import type { Chapter, Project } from '@doblaje/contract/client';
import { isLateChapter } from '@doblaje/domain/options/chapterDues';
import { Lamp } from '@doblaje/ui/Lamp';
import { dayText } from '../../formats/day';
import { todayInChile } from '../../formats/moment';

interface DueFactProps {
  chapter: Pick<Chapter, 'dueDate' | 'statusStage'>;
  /** Stage of the project's status: nothing is late in one that is done. */
  projectStage: Project['statusStage'];
  /** Beside a label that says what day it is. @default false */
  isLabelled?: boolean;
}

/** When a chapter is due, and whether that is over. */
export function DueFact({ chapter, projectStage, isLabelled = false }: DueFactProps) {
  const { dueDate, statusStage } = chapter;
  if (dueDate === '') return 'Sin fecha';
  const day = dayText(dueDate);
  if (isLateChapter({ dueDate, statusStage, projectStage }, todayInChile()))
    return (
      <>
        <Lamp /> {isLabelled ? `${day}, atrasado` : `Atrasado, ${day}`}
      </>
    );
  return isLabelled ? day : `Entrega ${day}`;
}
