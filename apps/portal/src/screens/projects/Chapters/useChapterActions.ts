import { type CatalogueEntry, type Chapter, send } from '@doblaje/contract/client';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { chapterLabel, chapterValues } from './chapter';

/** The immediate actions on a chapter. Each can be undone. */
export function useChapterActions() {
  const { chapters } = usePortal().client.catalogue;
  const { change } = useChange();

  function remove(chapter: Chapter) {
    const param = { id: `${chapter.id}` };
    return change(() => send(chapters[':id'].$delete({ param })), {
      failed: 'No pudimos eliminar el capítulo',
      done: () => ({ title: 'Capítulo eliminado', message: chapterLabel(chapter) }),
      undo: {
        work: () => send(chapters[':id'].restore.$post({ param })),
        failed: 'No pudimos recuperar el capítulo',
        done: () => ({ title: 'Capítulo recuperado', message: chapterLabel(chapter) }),
      },
    });
  }

  const write = (chapter: Chapter, statusId: number, updatedAt: string) =>
    send(
      chapters[':id'].$patch({
        param: { id: `${chapter.id}` },
        json: { ...chapterValues(chapter), statusId, updatedAt },
      }),
    );

  function setStatus(chapter: Chapter, { id, label }: Pick<CatalogueEntry, 'id' | 'label'>) {
    return change(() => write(chapter, id, chapter.updatedAt), {
      failed: 'No pudimos cambiar el estado',
      done: () => ({ title: `Estado: ${label}`, message: chapterLabel(chapter) }),
      undo: {
        work: ({ updatedAt }) => write(chapter, chapter.statusId, updatedAt),
        failed: 'No pudimos deshacer el cambio de estado',
        done: () => ({ title: `Estado: ${chapter.statusLabel}`, message: chapterLabel(chapter) }),
      },
    });
  }

  return { remove, setStatus };
}
