import type { WorkOrder } from '@doblaje/contract/client';
import type { WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { useFormState } from 'react-final-form';
import { VoiceUses } from '../../../formats/VoiceUses';

/** Says before 'Emitir orden' what the order's PDF would print about the voice of the draft's person, as it is saved. */
export function DraftVoices({ order }: { order: WorkOrder }) {
  const { values } = useFormState<WorkOrderValues>({ subscription: { values: true } });
  const isSaved = values.personId === order.personId && values.chapterId === order.chapterId;
  return order.personId !== '' && isSaved && <VoiceUses order={order} />;
}
