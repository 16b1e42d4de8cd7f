import type { Chapter, Project } from '@doblaje/contract/client';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { isLateChapter } from '@doblaje/domain/options/chapterDues';
import { Lamp } from '@doblaje/ui/Lamp';

interface DueFactProps {
  chapter: Pick<Chapter, 'dueDate' | 'statusStage'>;
  /** The stage of the project's status. Nothing is late in a project that is done. */
  projectStage: Project['statusStage'];
  /** A label beside it already says what the day means. @default false */
  isLabelled?: boolean;
}

/** When a chapter is due, and whether it is late. */
export function DueFact({ chapter, projectStage, isLabelled = false }: DueFactProps) {
  const { dueDate, statusStage } = chapter;
  if (dueDate === '') return 'Sin fecha';
  const day = dayText(dueDate);
  if (isLateChapter({ dueDate, statusStage, projectStage }, dayInChile()))
    return (
      <>
        <Lamp /> {isLabelled ? `${day}, atrasado` : `Atrasado, ${day}`}
      </>
    );
  return isLabelled ? day : `Entrega ${day}`;
}
