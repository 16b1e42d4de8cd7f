import { type DataRequest, sendEdit } from '@doblaje/contract/client';
import { REFUSAL_REASONS } from '@doblaje/domain/options/refusalReasons';
import {
  REQUEST_ANSWER_INITIAL,
  REQUEST_ANSWER_MAX,
  REQUEST_OUTCOMES,
  type RequestAnswerValues,
  validateRequestAnswer,
} from '@doblaje/domain/privacy';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { TextArea } from '@doblaje/ui/TextArea';
import { useField } from 'react-final-form';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { ANSWERED, requestMoves, requestTitle } from './requests';

const { Field } = createForm<RequestAnswerValues>();

/** What is decided, and why unless all is granted. */
function Outcome() {
  const { value } = useField<string>('outcome', { subscription: { value: true } }).input;
  return (
    <>
      <Field as={RadioGroup} name="outcome" label="Qué se decide" options={REQUEST_OUTCOMES} width="full" />
      {(value === 'partly' || value === 'refused') && (
        <Field as={Select} name="reason" label="Por qué" options={REFUSAL_REASONS} />
      )}
    </>
  );
}

interface MoveProps {
  request: DataRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** Answers a request, once, by mail. */
export function AnswerRequest({ request, ...dialog }: MoveProps) {
  const { answer } = usePortal().client.catalogue['data-requests'][':id'];
  const param = { id: `${request.id}` };
  return (
    <FormDialog<RequestAnswerValues, DataRequest, DataRequest>
      {...dialog}
      title={`Responder: ${requestTitle(request)}`}
      description={`Sale un correo a ${request.email}, una sola vez, con la decisión, este texto y cómo reclamar. Si algo se borra o se corrige, hazlo antes.`}
      size="lg"
      drafts={ANSWERED}
      base={request}
      initialValues={REQUEST_ANSWER_INITIAL}
      validate={validateRequestAnswer}
      onSubmit={({ outcome = '', reason = '', text = '' }) =>
        requestMoves.make(
          sendEdit(answer.$post({ param, json: { updatedAt: request.updatedAt, outcome, reason, text } })),
          request,
        )
      }
      done={requestMoves.told('Respuesta enviada')}
      submitText="Enviar respuesta"
      pendingText="Enviando..."
    >
      <Stack>
        <Outcome />
        <Field as={TextArea} name="text" label="Respuesta" rows={10} maxLength={REQUEST_ANSWER_MAX} />
      </Stack>
    </FormDialog>
  );
}
