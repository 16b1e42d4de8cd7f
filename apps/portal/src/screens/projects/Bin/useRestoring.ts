import { type BinKind, type Deleted, send } from '@doblaje/contract/client';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

/** Restores a deleted item. Each kind has its own request. @param onDone runs after that */
export function useRestoring(onDone: () => void) {
  const { catalogue } = usePortal().client;
  const { change, isChanging } = useChange();

  function restore({ kind, id, name }: Deleted) {
    const param = { id: `${id}` };
    const work: Readonly<Record<BinKind, () => Promise<unknown>>> = {
      project: () => send(catalogue.projects[':id'].restore.$post({ param })),
      chapter: () => send(catalogue.chapters[':id'].restore.$post({ param })),
      character: () => send(catalogue.characters[':id'].restore.$post({ param })),
      'work-order': () => send(catalogue['work-orders'][':id'].restore.$post({ param })),
      'shared-document': () => send(catalogue['shared-documents'][':id'].restore.$post({ param })),
    };
    return change(work[kind], {
      failed: `No pudimos recuperar ${name}`,
      done: () => ({ title: 'Recuperado', message: name }),
      next: onDone,
    });
  }

  return { restore, isChanging };
}
