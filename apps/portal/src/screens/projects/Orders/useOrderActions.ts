import { send, type WorkOrder } from '@doblaje/contract/client';
import { useNavigate } from 'react-router-dom';
import { useLeaveRow, useOpenRow } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { ordersAddress, withView } from './list';
import { newOrderId } from './newOrder';
import type { OrderActions } from './orderActions';
import { orderName } from './orderState';

const draftName = (order: Parameters<typeof orderName>[0] & Pick<WorkOrder, 'personName'>) =>
  [orderName(order), order.personName].filter(Boolean).join(', ');

/** The actions of the list and its menus. A draft is deleted at once, and can be restored (desk.md §6). */
export function useOrderActions(): Pick<OrderActions, 'show' | 'replace' | 'remove'> & {
  create: () => void;
} {
  const orders = usePortal().client.catalogue['work-orders'];
  const navigate = useNavigate();
  const { search, options, open } = useOpenRow(ordersAddress);
  const leave = useLeaveRow(ordersAddress);
  const { change } = useChange();
  const paramOf = ({ id }: { id: number }) => ({ id: `${id}` });

  /** Opens the new order beside the list. */
  const making = (work: () => Promise<WorkOrder>, failed: string) =>
    change(work, { failed, next: ({ id }) => open(`${id}`) });

  return {
    create: () => open(newOrderId(0)),
    replace: (order) =>
      void making(
        () => send(orders[':id'].replace.$post({ param: paramOf(order) })),
        'No pudimos reemplazar la orden',
      ),
    show: (order, view) =>
      void navigate({ search: withView(ordersAddress.withOpen(search, `${order.id}`), view) }, options),
    remove: async (order) => {
      await change(() => send(orders[':id'].$delete({ param: paramOf(order) })), {
        leave: () => leave(`${order.id}`),
        failed: 'No pudimos eliminar el borrador',
        done: () => ({ title: 'Borrador eliminado', message: draftName(order) }),
        undo: {
          work: () => send(orders[':id'].restore.$post({ param: paramOf(order) })),
          failed: 'No pudimos recuperar el borrador',
          done: () => ({ title: 'Borrador recuperado', message: draftName(order) }),
        },
      });
    },
  };
}
