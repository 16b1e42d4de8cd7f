import { type Chapter, send, sendEdit } from '@doblaje/contract/client';
import { chaptersShown } from '@doblaje/contract/shown';
import { CHAPTER_INITIAL, type ChapterValues, validateChapter } from '@doblaje/domain/forms/chapter';
import { CHAPTER_RUN_INITIAL, validateChapterRun } from '@doblaje/domain/forms/chapterRun';
import { useState } from 'react';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { useShown } from '../../../edits/useShown';
import { usePortal } from '../../../portal/portal';
import { ChapterFields, ChapterRunFields } from './ChapterFields';
import { CHAPTER, chapterLabel, lastNumberOf, NEW_CHAPTER, NEW_CHAPTERS } from './chapter';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The notification about a chapter. */
const told = (title: string) => (chapter: Chapter) => ({ title, message: chapterLabel(chapter) });

/** The status that a new chapter starts with: the first one in the studio's order. */
function useFirstStatus(): number {
  const { catalogues } = useCatalogues();
  return catalogues?.chapterStatus.find(({ isArchived }) => !isArchived)?.id ?? 0;
}

/** 'Agregar capítulo': starts with the number after the last chapter's. */
export function CreateChapter({
  projectId,
  lastNumber,
  onCreated,
  ...dialog
}: DialogProps & { projectId: number; lastNumber: number; onCreated: (chapter: Chapter) => void }) {
  const { client } = usePortal();
  const statusId = useFirstStatus();
  const param = { id: `${projectId}` };
  return (
    <FormDialog
      {...dialog}
      key={statusId}
      title="Agregar capítulo"
      drafts={NEW_CHAPTER}
      initialValues={{ number: lastNumber + 1, ...CHAPTER_INITIAL, statusId }}
      validate={validateChapter}
      onSubmit={(json) => send(client.catalogue.projects[':id'].chapters.$post({ param, json }))}
      done={told('Capítulo agregado')}
      next={onCreated}
      submitText="Agregar capítulo"
      pendingText="Agregando..."
      isSubmitDisabled={statusId === 0}
    >
      <ChapterFields />
    </FormDialog>
  );
}

/** 'Agregar varios': starts with the number after the last chapter's. */
export function CreateChapters({
  projectId,
  chapters: read,
  ...dialog
}: DialogProps & { projectId: number; chapters: readonly Chapter[] }) {
  const chapters = useShown(read, dialog.isOpen);
  const lastNumber = lastNumberOf(chapters.shown);
  const { several } = usePortal().client.catalogue.projects[':id'].chapters;
  const statusId = useFirstStatus();
  const param = { id: `${projectId}` };
  return (
    <FormDialog
      {...dialog}
      key={statusId}
      title="Agregar varios capítulos"
      description="Uno por número, con sus entregas a la misma distancia. Los títulos se escriben después."
      drafts={NEW_CHAPTERS}
      initialValues={{
        from: lastNumber + 1,
        ...CHAPTER_RUN_INITIAL,
        statusId,
      }}
      validate={validateChapterRun}
      // No days between them means a week, which the field starts with. The rules refuse the form without either number.
      onSubmit={({ from = 0, to = 0, daysBetween = 7, ...values }) =>
        createShown(
          sendEdit(
            several.$post({
              param,
              json: { ...values, from, to, daysBetween, shown: chaptersShown(chapters.shown) },
            }),
          ),
          (now) => chapters.show(now.chapters),
        )
      }
      done={({ chapters }) => ({
        title: chapters.length === 1 ? '1 capítulo agregado' : `${chapters.length} capítulos agregados`,
      })}
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
  const chapters = usePortal().client.catalogue.chapters[':id'];
  const [newer, setNewer] = useState(chapter);
  const { catalogues } = useCatalogues();
  const param = { id: `${chapter.id}` };
  return (
    <EditDialog<Chapter, ChapterValues>
      {...dialog}
      title="Editar capítulo"
      edit={CHAPTER}
      id={param.id}
      whole={chapter}
      validate={validateChapter}
      save={(values, updatedAt) => sendEdit(chapters.$patch({ param, json: { ...values, updatedAt } }))}
      done={told('Cambios guardados')}
      onKnown={setNewer}
      restoring={{ work: () => send(chapters.restore.$post({ param })), name: chapterLabel(chapter) }}
      submitText="Guardar cambios"
      isSubmitDisabled={catalogues === undefined}
    >
      <ChapterFields chapter={newer} />
    </EditDialog>
  );
}
