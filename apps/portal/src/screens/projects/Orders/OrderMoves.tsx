import type { WorkOrder } from '@doblaje/contract/client';
import { isReplaceableOrder, movesFrom, WORK_ORDER_MOVES } from '@doblaje/domain/moves';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { Icon } from '@doblaje/ui/IconSet';
import { Ban, Check, Replace } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { FinishOrder } from './FinishOrder';
import { OrderActionsContext } from './orderActions';
import { FINISHED, VOIDED_ORDERS } from './orderMoves';
import { VoidOrder } from './VoidOrder';

/** Whether ADMIN can do anything with an issued order now. */
export const canMoveOrder = ({ state, replacedBy }: WorkOrder): boolean =>
  movesFrom(WORK_ORDER_MOVES, state, 'ADMIN').length > 0 ||
  (isReplaceableOrder(state) && replacedBy === null);

/** The buttons of an issued order: the moves that WORK_ORDER_MOVES allows, and replacing. */
export function OrderMoves({ order }: { order: WorkOrder }) {
  const actions = use(OrderActionsContext);
  const moves = movesFrom(WORK_ORDER_MOVES, order.state, 'ADMIN');
  const finished = useWaiting(FINISHED);
  const voided = useWaiting(VOIDED_ORDERS);
  const [open, setOpen] = useState<'finish' | 'void' | null>(
    finished?.base.id === order.id ? 'finish' : voided?.base.id === order.id ? 'void' : null,
  );
  const isAsked = actions?.asked === order.id;
  const settle = actions?.settle;
  useEffect(() => {
    if (!isAsked) return;
    setOpen('finish');
    settle?.();
  }, [isAsked, settle]);
  const close = () => setOpen(null);
  return (
    <>
      <DrawerActions>
        {moves.includes('void') && (
          <Button variant="dangerSecondary" icon={<Icon of={Ban} />} onPress={() => setOpen('void')}>
            Anular
          </Button>
        )}
        {moves.includes('finish') && (
          <Button icon={<Icon of={Check} />} onPress={() => setOpen('finish')}>
            Terminar
          </Button>
        )}
        {moves.length === 0 && (
          <Button icon={<Icon of={Replace} />} onPress={() => actions?.replace(order)}>
            Reemplazar
          </Button>
        )}
      </DrawerActions>
      <VoidOrder isOpen={open === 'void'} onClose={close} order={order} />
      <FinishOrder isOpen={open === 'finish'} onClose={close} order={order} />
    </>
  );
}
