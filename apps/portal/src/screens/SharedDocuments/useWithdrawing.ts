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
    withdraw: ({ id, title }: Pick<SharedDocumentRow, 'id' | 'title'>) => {
      const param = { id: `${id}` };
      if (openId === param.id) close();
      void change(() => send(documents[':id'].$delete({ param })), {
        failed: 'No pudimos retirar el documento',
        done: () => ({ title: 'Documento retirado', message: `${title}: ya nadie lo tiene.` }),
        undo: {
          work: () => send(documents[':id'].restore.$post({ param })),
          failed: 'No pudimos devolver el documento',
        },
      });
    },

    /** From one person; of the last one nothing stays to be shown. */
    withdrawFrom: ({ id, title, people }: SharedDocument, { personId, name }: Recipient) => {
      const param = { id: `${id}`, personId };
      if (people.length === 1) close();
      void change(() => send(documents[':id'].people[':personId'].$delete({ param })), {
        failed: 'No pudimos retirar el documento',
        done: () => ({ title: `Retirado a ${name}`, message: title }),
        undo: {
          work: () => send(documents[':id'].people[':personId'].restore.$post({ param })),
          failed: 'No pudimos devolver el documento',
        },
      });
    },
  };
}
