import type { ListedChapter } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { dayInChile, dayText, momentDayText } from '@doblaje/domain/days';
import { isLateChapter } from '@doblaje/domain/options/chapterDues';
import { Lamp } from '@doblaje/ui/Lamp';
import { Link } from '@doblaje/ui/Link';
import { Status } from '@doblaje/ui/Status';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { chapterPath } from './list';

const projectOf = ({ projectTitle, season }: ListedChapter) =>
  season === '' ? projectTitle : `${projectTitle}, temporada ${season}`;

const loopsOf = ({ loopsDone, loopsPlanned }: ListedChapter) =>
  loopsPlanned === 0 ? 'Sin loops' : `${countText(loopsDone)} / ${countText(loopsPlanned)}`;

/** The columns of the list. */
export const allChapterColumns: readonly TableColumn<ListedChapter>[] = [
  {
    id: 'title',
    header: 'Capítulo',
    width: 'minmax(8rem, 1.8fr)',
    render: (chapter) => (
      <>
        <Link href={chapterPath(chapter)} isStandalone>
          <strong>
            {chapter.number} · {chapter.title}
          </strong>
        </Link>
        <TableSubline standsIn>{projectOf(chapter)}</TableSubline>
      </>
    ),
  },
  {
    id: 'project',
    header: 'Proyecto',
    width: 'minmax(8rem, 1.8fr)',
    priority: 'secondary',
    render: projectOf,
  },
  {
    id: 'dueDate',
    header: 'Entrega',
    width: '7.5rem',
    isSortable: true,
    render: (chapter) => (
      <>
        {dayText(chapter.dueDate)}
        {isLateChapter(chapter, dayInChile()) && (
          <TableSubline tone="danger">
            <Lamp /> Atrasado
          </TableSubline>
        )}
      </>
    ),
  },
  {
    id: 'statusId',
    header: 'Estado',
    width: 'minmax(7.5rem, 1fr)',
    isSortable: true,
    render: ({ statusLabel, statusStage }) => <Status shape={statusStage || 'draft'}>{statusLabel}</Status>,
  },
  {
    id: 'loops',
    header: 'Loops',
    width: '7.5rem',
    align: 'end',
    priority: 'secondary',
    render: loopsOf,
  },
  {
    id: 'updatedAt',
    header: 'Actualizado',
    width: '7.25rem',
    align: 'end',
    priority: 'secondary',
    isSortable: true,
    render: ({ updatedAt }) => momentDayText(updatedAt),
  },
];
