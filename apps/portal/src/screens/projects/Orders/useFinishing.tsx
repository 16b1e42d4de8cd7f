import { send, type WorkOrder, type WorkOrderRow } from '@doblaje/contract/client';
import { FINISHED_AT_ONCE } from '@doblaje/domain/forms/workOrderFinish';
import { useRef, useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { useAddressSearch } from '../../../lists/useAddressSearch';
import { useOpenRow } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { FinishSeveral } from './FinishSeveral';
import { ordersAddress } from './list';
import type { OrderActions } from './orderActions';
import { FINISHED_SEVERAL } from './orderMoves';

/** The number of orders to search for the next one. The list has pages for more. */
const LOOKED_AT = 100;

/** Finishes orders one after the other, or several together. */
export function useFinishing() {
  const { client, notices } = usePortal();
  const orders = client.catalogue['work-orders'];
  const { search } = useAddressSearch();
  const { open } = useOpenRow(ordersAddress);
  const [asked, setAsked] = useState<number | null>(null);
  const waiting = useWaiting(FINISHED_SEVERAL)?.base ?? null;
  const [several, setSeveral] = useState<readonly WorkOrder[] | null>(waiting);
  const [isOpen, setOpen] = useState(waiting !== null);
  const clearChosen = useRef(() => {});
  const { run, isRunning } = useTask();

  const actions: Pick<
    OrderActions,
    'asked' | 'settle' | 'nextToFinish' | 'goOnWith' | 'finishChosen' | 'isAsking'
  > = {
    asked,
    settle: () => setAsked(null),
    async nextToFinish(id) {
      const { page: _page, size: _size, waits: _waits, ...selection } = ordersAddress.read(search);
      const query = { ...selection, state: 'accepted' as const, page: '1', size: `${LOOKED_AT}` };
      // If the next order cannot be found, still finish this one.
      const items = await send(orders.$get({ query })).then(
        (found) => found.items,
        () => [],
      );
      const place = items.findIndex((order) => order.id === id);
      const next = items[place + 1] ?? items.find((order) => order.id !== id);
      return next?.id ?? null;
    },
    goOnWith(id) {
      setAsked(id);
      open(`${id}`);
    },
    isAsking: isRunning,
    async finishChosen(rows: readonly WorkOrderRow[], clear: () => void) {
      const accepted = rows.filter(({ state }) => state === 'accepted');
      const warn = (title: string, message: string) => notices.notify({ type: 'warning', title, message });
      if (accepted.length === 0)
        return void warn('Ninguna se puede terminar', 'Se terminan las órdenes aceptadas: elige alguna.');
      if (accepted.length > FINISHED_AT_ONCE)
        return void warn('Son demasiadas órdenes', `Termina hasta ${FINISHED_AT_ONCE} de una vez.`);
      clearChosen.current = clear;
      const ask = ({ id }: WorkOrderRow) => send(orders[':id'].$get({ param: { id: `${id}` } }));
      await run(() => Promise.all(accepted.map(ask)), {
        failed: 'No pudimos abrir las órdenes',
        next(read) {
          setSeveral(read);
          setOpen(true);
          const others = rows.length - accepted.length;
          if (others > 0)
            warn(
              others === 1 ? '1 orden queda fuera' : `${others} órdenes quedan fuera`,
              'Solo se terminan las aceptadas.',
            );
        },
      });
    },
  };

  const dialog = several && (
    <FinishSeveral
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      orders={several}
      onOrders={setSeveral}
      onDone={() => clearChosen.current()}
    />
  );
  return { actions, dialog };
}
