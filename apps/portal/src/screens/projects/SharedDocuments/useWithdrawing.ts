import { type Recipient, type SharedDocument, type SharedDocumentRow, send } from '@doblaje/contract/client';
import { useLeaveRow } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { sharedDocumentsAddress } from './list';

/** Withdraws contracts and scripts at once. It can be undone for ten seconds (desk.md §6). */
export function useWithdrawing() {
  const documents = usePortal().client.catalogue['shared-documents'];
  const leave = useLeaveRow(sharedDocumentsAddress);
  const { change, isChanging } = useChange();

  return {
    isChanging,

    /** Withdraws it from all recipients. */
    withdraw: async ({ id, title }: Pick<SharedDocumentRow, 'id' | 'title'>) => {
      const param = { id: `${id}` };
      await change(() => send(documents[':id'].$delete({ param })), {
        leave: () => leave(param.id),
        failed: 'No pudimos retirar el documento',
        done: () => ({ title: 'Documento retirado', message: `${title}: ya nadie lo tiene.` }),
        undo: {
          work: () => send(documents[':id'].restore.$post({ param })),
          failed: 'No pudimos devolver el documento',
          done: () => ({ title: 'Documento devuelto', message: title }),
        },
      });
    },

    /** Withdraws it from one recipient. After the last one, nothing is left to show. */
    withdrawFrom: async ({ id, title, people }: SharedDocument, { personId, name }: Recipient) => {
      const param = { id: `${id}`, personId };
      await change(() => send(documents[':id'].people[':personId'].$delete({ param })), {
        ...(people.length === 1 && { leave: () => leave(param.id) }),
        failed: 'No pudimos retirar el documento',
        done: () => ({ title: `Retirado a ${name}`, message: title }),
        undo: {
          work: () => send(documents[':id'].people[':personId'].restore.$post({ param })),
          failed: 'No pudimos devolver el documento',
          done: () => ({ title: `Devuelto a ${name}`, message: title }),
        },
      });
    },
  };
}
