import { ApiError } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { Outlet, useLoaderData, useOutletContext } from 'react-router-dom';
import { useDrafts } from '../../../edits/drafts';
import type { OpenAnswer, OpenData } from '../../../lists/loaders';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { ChapterOrders } from '../Orders/ChapterOrders';
import { IssueForCast } from '../Orders/IssueForCast';
import { CastSection } from './CastSection';
import { EditChapter } from './ChapterDialogs';
import { ChapterHeading } from './ChapterHeading';
import { CHAPTER } from './chapter';
import type { ChapterCast, ProjectChapters } from './loader';

const NONE = Promise.resolve<OpenAnswer<ChapterCast>>({ question: '', id: '' });

/** The chapter that the address opens: heading, orders, cast. Each chapter starts with fresh state. */
export function ChapterPane() {
  const { id, answer } = useLoaderData<OpenData<ChapterCast>>();
  const { value, isPending } = useAnswer(answer ?? NONE);
  const { item, error } = value?.id === id ? value : {};
  const { chapters } = useOutletContext<ProjectChapters>();
  if (chapters.length === 0) {
    return (
      <EmptyState title="Aún no hay capítulos">
        Agrega el primero, o varios de una vez, o impórtalos con su elenco desde un CSV.
      </EmptyState>
    );
  }
  if (item) return <Pane key={item.chapter.id} loaded={item} />;
  // Usually the person has just deleted this chapter. Nothing has failed, and an undo brings it back.
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="Este capítulo ya no está">Se eliminó. Elige otro del proyecto.</EmptyState>;
  }
  if (error === undefined) return <Skeleton lines={8} labels={{ loading: 'Cargando capítulo...' }} />;
  return <ListFailed title="No pudimos cargar el capítulo" error={error} isRetrying={isPending} />;
}

function Pane({ loaded }: { loaded: ChapterCast }) {
  const { chapters, project } = useOutletContext<ProjectChapters>();
  const { chapter } = loaded;
  const isTyped = useDrafts(CHAPTER.drafts).get(`${chapter.id}`) !== undefined;
  const [isEditing, setEditing] = useState(isTyped);
  return (
    <Stack gap="section">
      <ChapterHeading chapter={chapter} projectStage={project.statusStage} onEdit={() => setEditing(true)} />
      <ChapterOrders
        chapterId={chapter.id}
        orders={loaded.orders}
        action={<IssueForCast loaded={loaded} />}
      />
      <CastSection loaded={loaded} chapters={chapters} />
      <EditChapter isOpen={isEditing} onClose={() => setEditing(false)} chapter={chapter} />
      <Outlet context={chapter} />
    </Stack>
  );
}
