import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useFormState } from 'react-final-form';
import { minorText } from './minorText';

/** Says before 'Emitir orden' what the draft's person, who is under 18, lacks for the typed days. */
export function MinorNotice({ order }: { order: WorkOrder }) {
  const { values } = useFormState<WorkOrderValues>({ subscription: { values: true } });
  if (values.personId !== order.personId) return null;
  const text = minorText(order.minor, values);
  return (
    text !== '' && (
      <MessagePanel type="warning" title={`${order.personName}: no se puede emitir todavía`}>
        {text}.
      </MessagePanel>
    )
  );
}
