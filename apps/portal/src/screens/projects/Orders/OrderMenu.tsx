import type { WorkOrderRow } from '@doblaje/contract/client';
import { isReplaceableOrder } from '@doblaje/domain/moves';
import { Icon } from '@doblaje/ui/IconSet';
import { Menu } from '@doblaje/ui/Menu';
import { FileText, History, Replace, Trash2 } from 'lucide-react';
import { use } from 'react';
import { OrderActionsContext } from './orderActions';
import { orderName } from './orderState';

/** The actions on an order, at the end of its row. */
function OrderMenu({ order }: { order: WorkOrderRow }) {
  const actions = use(OrderActionsContext);
  const { state } = order;
  return (
    <Menu
      label={`Acciones de ${orderName(order)}`}
      items={[
        ...(state === 'draft'
          ? []
          : [
              {
                id: 'paper',
                icon: <Icon of={FileText} />,
                text: 'Ver PDF',
                onAction: () => actions?.show(order, 'paper'),
              },
            ]),
        {
          id: 'history',
          icon: <Icon of={History} />,
          text: 'Ver historial',
          onAction: () => actions?.show(order, 'history'),
        },
        ...(isReplaceableOrder(state)
          ? [
              {
                id: 'replace',
                icon: <Icon of={Replace} />,
                text: 'Reemplazar',
                onAction: () => actions?.replace(order),
              },
            ]
          : []),
        ...(state === 'draft'
          ? [
              {
                id: 'delete',
                icon: <Icon of={Trash2} />,
                text: 'Eliminar',
                isDanger: true,
                onAction: () => void actions?.remove(order),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Renders the menu for the table. */
export const orderMenu = (order: WorkOrderRow) => <OrderMenu order={order} />;
