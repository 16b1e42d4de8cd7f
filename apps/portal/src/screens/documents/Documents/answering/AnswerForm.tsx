import type { WorkOrder } from '@doblaje/contract/client';
import { validateWorkOrderAnswer } from '@doblaje/domain/forms/workOrderMoves';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { createForm, Form, FormSummary, SubmitButton, type SubmitErrors } from '@doblaje/ui/form';
import { Icon } from '@doblaje/ui/IconSet';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useDrafts } from '../../../../edits/drafts';
import { KeepDraft } from '../../../../edits/KeepDraft';
import { ANSWER_WORDS, NOTE_INITIAL, NOTES, type NoteValues } from './answer';
import type { OrderAnswer } from './chosenAnswer';

const { Field } = createForm<NoteValues>();
const subscription = { submitting: true };

/** Sends an answer. A refusal comes back on its field. */
export type SendAnswer = (
  how: OrderAnswer,
  values: NoteValues,
) => Promise<SubmitErrors<NoteValues> | undefined>;

interface AnswerFormProps {
  order: WorkOrder;
  /** Whether the question before declining is open. It shares the note. */
  isAsking: boolean;
  onAnswer: SendAnswer;
  onDecline: () => void;
}

/** Copies the note typed in the question before declining into this form, once the question has closed. */
function NoteFollows({ id, isAsking }: { id: string; isAsking: boolean }) {
  const form = useForm<NoteValues>();
  const drafts = useDrafts(NOTES);
  useEffect(() => {
    if (!isAsking) form.change('note', drafts.get(id)?.values.note ?? '');
  }, [form, drafts, id, isAsking]);
  return null;
}

function DeclineButton({ onPress }: { onPress: () => void }) {
  const { submitting } = useFormState({ subscription });
  return (
    <Button variant="dangerSecondary" isDisabled={submitting} onPress={onPress}>
      Rechazar
    </Button>
  );
}

/** The note and the two buttons, at the foot of an order that waits for the person's answer. */
export function AnswerForm({ order, isAsking, onAnswer, onDecline }: AnswerFormProps) {
  const drafts = useDrafts(NOTES);
  const id = String(order.id);
  return (
    <Form<NoteValues>
      onSubmit={(values) => onAnswer('accept', values)}
      validate={(values) => ({ note: validateWorkOrderAnswer({ answer: 'accept', ...values }).note })}
      initialValues={NOTE_INITIAL}
    >
      <Stack gap="close">
        <FormSummary<NoteValues> />
        <Field as={TextArea} name="note" label="Nota para el estudio" isOptional rows={2} />
        <DrawerActions>
          <DeclineButton onPress={onDecline} />
          <SubmitButton icon={<Icon of={Check} />} pendingText={ANSWER_WORDS.accept.pending}>
            Aceptar
          </SubmitButton>
        </DrawerActions>
      </Stack>
      <KeepDraft drafts={drafts} id={id} base={null} />
      <NoteFollows id={id} isAsking={isAsking} />
    </Form>
  );
}
