import type { WorkOrder } from '@doblaje/contract/client';
import { validateWorkOrderAnswer } from '@doblaje/domain/forms/workOrderMoves';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { FormFrame, FormInFrame } from '../../../../edits/DialogForm';
import { useDrafts } from '../../../../edits/drafts';
import type { SendAnswer } from './AnswerForm';
import { ANSWER_WORDS, NOTE_INITIAL, NOTES, type NoteValues, orderTitle } from './answer';
import type { OrderAnswer } from './chosenAnswer';
import { OrderFacts } from './OrderFacts';

const { Field } = createForm<NoteValues>();

interface AnswerDialogProps {
  isOpen: boolean;
  onClose: () => void;
  order: WorkOrder;
  how: OrderAnswer;
  onAnswer: SendAnswer;
}

/**
 * Asks before an order is declined, or accepted from the list. It shares the note with the form beside the paper, where the note stays if
 * the dialog is cancelled.
 */
export function AnswerDialog({ isOpen, onClose, order, how, onAnswer }: AnswerDialogProps) {
  const drafts = useDrafts(NOTES);
  const { ask, explains, submit, pending } = ANSWER_WORDS[how];
  const isDecline = how === 'decline';
  const form = {
    isOpen,
    onClose,
    title: `${ask} ${orderTitle(order)}?`,
    description: explains,
    validate: (values: NoteValues) => ({ note: validateWorkOrderAnswer({ answer: how, ...values }).note }),
    submitText: submit,
    pendingText: pending,
    isDanger: isDecline,
    children: (
      <>
        {!isDecline && <OrderFacts order={order} />}
        <Field
          as={TextArea}
          name="note"
          label="Nota para el estudio"
          isOptional={!isDecline}
          rows={isDecline ? 4 : 2}
          autoFocus={isDecline}
        />
      </>
    ),
  };
  return (
    <FormFrame form={form}>
      {(dialog) => (
        <FormInFrame<null, NoteValues>
          form={form}
          dialog={dialog}
          work={{
            initialValues: NOTE_INITIAL,
            submit: async (values) => {
              const errors = await onAnswer(how, values);
              if (!errors) onClose();
              return errors;
            },
            newer: null,
            draft: { drafts, id: String(order.id), base: null },
          }}
        />
      )}
    </FormFrame>
  );
}
