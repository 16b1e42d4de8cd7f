import { sendEdit, type WorkOrder } from '@doblaje/contract/client';
import {
  validateWorkOrderVoid,
  WORK_ORDER_VOID_INITIAL,
  type WorkOrderVoidValues,
} from '@doblaje/domain/forms/workOrderMoves';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { orderMoves, VOIDED_ORDERS } from './orderMoves';
import { orderName } from './orderState';

const { Field } = createForm<WorkOrderVoidValues>();

/** 'Anular': asks for the reason, which the person will read. */
export function VoidOrder({ order, ...dialog }: { order: WorkOrder; isOpen: boolean; onClose: () => void }) {
  const orders = usePortal().client.catalogue['work-orders'][':id'];
  const param = { id: `${order.id}` };
  return (
    <FormDialog
      {...dialog}
      title={`Anular ${orderName(order)}`}
      description={`${order.personName} la verá como anulada, con el motivo, y recibirá un correo.`}
      drafts={VOIDED_ORDERS}
      base={order}
      initialValues={WORK_ORDER_VOID_INITIAL}
      validate={validateWorkOrderVoid}
      onSubmit={({ reason }) =>
        orderMoves.make(
          sendEdit(orders.void.$post({ param, json: { reason, updatedAt: order.updatedAt } })),
          order,
        )
      }
      done={orderMoves.told('Orden anulada')}
      submitText="Anular orden"
      pendingText="Anulando..."
      isDanger
    >
      <Field as={TextArea} name="reason" label="Motivo" autoFocus />
    </FormDialog>
  );
}
