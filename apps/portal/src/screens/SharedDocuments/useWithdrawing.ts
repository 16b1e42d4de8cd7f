import { type Recipient, type SharedDocument, type SharedDocumentRow, send } from '@doblaje/contract/client';
import { useOpenRow } from '../../lists/useList';
import { usePortal } from '../../portal';
import { useChange } from '../../shell/useChange';
import { sharedDocumentsAddress } from './list';

/** Withdraws contracts and scripts at once, and takes it back for ten seconds (desk.md §6). */
export function useWithdrawing() {
  const documents = usePortal().client.catalogue['shared-documents'];
  const { id: openId, close } = useOpenRow(sharedDocumentsAddress);
  const { change, isChanging } = useChange();

  return {
    isChanging,

    /** From everybody who has it. */
    withdraw: async ({ id, title }: Pick<SharedDocumentRow, 'id' | 'title'>) => {
      const param = { id: `${id}` };
      const isDone = await change(() => send(documents[':id'].$delete({ param })), {
        failed: 'No pudimos retirar el documento',
        done: () => ({ title: 'Documento retirado', message: `${title}: ya nadie lo tiene.` }),
        undo: {
          work: () => send(documents[':id'].restore.$post({ param })),
          failed: 'No pudimos devolver el documento',
        },
      });
      // Afterwards: a list that loads again while the address changes would take it for that alone, and stay as it was.
      if (isDone && openId === param.id) close();
    },

    /** From one person; of the last one nothing stays to be shown. */
    withdrawFrom: async ({ id, title, people }: SharedDocument, { personId, name }: Recipient) => {
      const param = { id: `${id}`, personId };
      const isDone = await change(() => send(documents[':id'].people[':personId'].$delete({ param })), {
        failed: 'No pudimos retirar el documento',
        done: () => ({ title: `Retirado a ${name}`, message: title }),
        undo: {
          work: () => send(documents[':id'].people[':personId'].restore.$post({ param })),
          failed: 'No pudimos devolver el documento',
        },
      });
      if (isDone && people.length === 1) close();
    },
  };
}
