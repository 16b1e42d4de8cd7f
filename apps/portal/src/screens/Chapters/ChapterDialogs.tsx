import { ApiError, type Chapter, send, sendEdit } from '@doblaje/contract/client';
import { CHAPTER_INITIAL, type ChapterValues, validateChapter } from '@doblaje/domain/forms/chapter';
import {
  CHAPTER_RUN_INITIAL,
  type ChapterRunValues,
  validateChapterRun,
} from '@doblaje/domain/forms/chapterRun';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useCatalogues } from '../../catalogues/useCatalogues';
import { EditDialog } from '../../edits/EditDialog';
import { FormDialog } from '../../edits/FormDialog';
import { usePortal } from '../../portal';
import { ChapterFields, ChapterRunFields } from './ChapterFields';
import { CHAPTER, chapterName, NEW_CHAPTER, NEW_CHAPTERS } from './chapter';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A status is what the studio has put first. */
function useFirstStatus(): number {
  const { catalogues } = useCatalogues();
  return catalogues?.chapterStatus.find(({ isArchived }) => !isArchived)?.id ?? 0;
}

/** 'Agregar capítulo': the number after the last one. */
export function CreateChapter({
  projectId,
  lastNumber,
  onCreated,
  ...dialog
}: DialogProps & { projectId: number; lastNumber: number; onCreated: (chapter: Chapter) => void }) {
  const { notices, client } = usePortal();
  const { revalidate } = useRevalidator();
  const statusId = useFirstStatus();
  const param = { id: `${projectId}` };

  async function create(json: ChapterValues) {
    const chapter = await send(client.catalogue.projects[':id'].chapters.$post({ param, json }));
    await revalidate();
    onCreated(chapter);
    notices.notify({ type: 'success', title: 'Capítulo agregado', message: chapterName(chapter) });
  }

  return (
    <FormDialog<ChapterValues>
      {...dialog}
      key={statusId}
      title="Agregar capítulo"
      drafts={NEW_CHAPTER}
      initialValues={{ number: lastNumber + 1, ...CHAPTER_INITIAL, statusId }}
      validate={validateChapter}
      onSubmit={create}
      submitText="Agregar capítulo"
      pendingText="Agregando..."
      isSubmitDisabled={statusId === 0}
    >
      <ChapterFields />
    </FormDialog>
  );
}

/** 'Agregar varios'. */
export function CreateChapters({
  projectId,
  lastNumber,
  ...dialog
}: DialogProps & { projectId: number; lastNumber: number }) {
  const { notices, client } = usePortal();
  const { revalidate } = useRevalidator();
  const statusId = useFirstStatus();
  const param = { id: `${projectId}` };

  async function create({ daysBetween, ...values }: ChapterRunValues) {
    // Left empty it is a week, as the field says it at first.
    const json = { ...values, daysBetween: daysBetween ?? 7 };
    const { several } = client.catalogue.projects[':id'].chapters;
    const { chapters } = await send(several.$post({ param, json }));
    await revalidate();
    const title = chapters.length === 1 ? '1 capítulo agregado' : `${chapters.length} capítulos agregados`;
    notices.notify({ type: 'success', title });
  }

  return (
    <FormDialog<ChapterRunValues>
      {...dialog}
      key={statusId}
      title="Agregar varios capítulos"
      description="Uno por número, con sus entregas a la misma distancia. Los títulos se escriben después."
      drafts={NEW_CHAPTERS}
      initialValues={{
        from: lastNumber + 1,
        to: undefined as unknown as number,
        ...CHAPTER_RUN_INITIAL,
        statusId,
      }}
      validate={validateChapterRun}
      onSubmit={create}
      submitText="Agregar capítulos"
      pendingText="Agregando..."
      isSubmitDisabled={statusId === 0}
    >
      <ChapterRunFields />
    </FormDialog>
  );
}

/** 'Editar capítulo'. */
export function EditChapter({ chapter, ...dialog }: DialogProps & { chapter: Chapter }) {
  const { notices, client } = usePortal();
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState(chapter);
  const { catalogues } = useCatalogues();

  async function save(values: ChapterValues, updatedAt: string) {
    const json = { ...values, updatedAt };
    try {
      return await sendEdit(
        client.catalogue.chapters[':id'].$patch({ param: { id: `${chapter.id}` }, json }),
      );
    } catch (error) {
      // Deleted meanwhile: the form says so, and the list shows it no more.
      if (error instanceof ApiError && error.status === 404) void revalidate();
      throw error;
    }
  }

  async function keep(saved: Chapter) {
    await revalidate();
    notices.notify({ type: 'success', title: 'Cambios guardados', message: chapterName(saved) });
  }

  return (
    <EditDialog<Chapter, ChapterValues>
      {...dialog}
      title="Editar capítulo"
      edit={CHAPTER}
      id={`${chapter.id}`}
      whole={chapter}
      validate={validateChapter}
      save={save}
      onSaved={(saved) => void keep(saved)}
      onNewer={(current) => {
        setNewer(current);
        void revalidate();
      }}
      submitText="Guardar cambios"
      isSubmitDisabled={catalogues === undefined}
    >
      <ChapterFields chapter={newer} />
    </EditDialog>
  );
}
