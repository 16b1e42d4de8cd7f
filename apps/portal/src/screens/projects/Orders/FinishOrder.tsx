import { sendEdit, type WorkOrder } from '@doblaje/contract/client';
import { loopsShown } from '@doblaje/contract/shown';
import { use, useRef } from 'react';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { useShown } from '../../../edits/useShown';
import { usePortal } from '../../../portal/portal';
import { AmountFields, LoopsFields, OverNote } from './FinishFields';
import { byRole, type DoneValues, firstDone, linesToFinish, sentLines, validateDone } from './finishing';
import { OrderActionsContext } from './orderActions';
import { FINISHED, orderMoves } from './orderMoves';
import { orderName } from './orderState';

interface FinishOrderProps {
  order: WorkOrder;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Terminar': asks for the recorded loops of each role that is still in the chapter, and for the amount. */
export function FinishOrder({ order, ...dialog }: FinishOrderProps) {
  const orders = usePortal().client.catalogue['work-orders'][':id'];
  const actions = use(OrderActionsContext);
  const { shown, show } = useShown(order, dialog.isOpen);
  const goesOn = useRef(false);
  /** The id of the next order to finish; null if there is none; undefined if the person does not go on. */
  const following = useRef<number | null>(undefined);
  const lines = linesToFinish(shown);

  async function finish(values: DoneValues) {
    following.current = goesOn.current ? await actions?.nextToFinish(order.id) : undefined;
    const { note, amount, amountReason } = values;
    const said = { note, amount, amountReason: amount === shown.amount ? '' : amountReason };
    const json = {
      ...{ lines: sentLines(shown, values), shown: loopsShown([shown]) },
      ...said,
      updatedAt: shown.updatedAt,
    };
    try {
      const outcome = await sendEdit(orders.finish.$post({ param: { id: `${order.id}` }, json }));
      const call = Promise.resolve(outcome);
      // With `changes`, only the loops of the cast have changed; the order itself has not.
      return outcome.isStale && outcome.changes.length > 0
        ? await createShown(call, show)
        : await orderMoves.make(call, shown);
    } catch (error) {
      throw byRole(error, [shown]);
    }
  }

  return (
    <FormDialog
      {...dialog}
      title={`Terminar ${orderName(order)}`}
      description={
        lines.length === 0
          ? 'Queda como terminada. Esto no se puede deshacer.'
          : 'Los loops parten de los del elenco: los grabados o, si aún no hay, los planificados. Pasan al elenco del capítulo. Esto no se puede deshacer.'
      }
      drafts={FINISHED}
      base={order}
      initialValues={firstDone(lines, shown.amount)}
      validate={(values) => validateDone(lines, values, shown.amount)}
      onSubmit={finish}
      done={(finished) => {
        const told = orderMoves.told('Orden terminada')(finished);
        const rest = following.current === null ? 'No quedan otras por terminar.' : '';
        return { ...told, message: [told.message, rest].filter(Boolean).join('. ') };
      }}
      next={() => following.current && actions?.goOnWith(following.current)}
      {...(actions && { also: { text: 'Terminar y seguir', chosen: goesOn } })}
      submitText="Terminar orden"
      pendingText="Terminando..."
    >
      <LoopsFields lines={lines} isFirst />
      <OverNote lines={lines} />
      <AmountFields ordered={shown.amount} />
    </FormDialog>
  );
}
