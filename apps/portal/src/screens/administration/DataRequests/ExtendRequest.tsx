import { type DataRequest, sendEdit } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import {
  extendedDueOn,
  type RequestExtensionValues,
  validateRequestExtension,
} from '@doblaje/domain/privacy';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { EXTENDED, requestMoves, requestTitle } from './requests';

const { Field } = createForm<RequestExtensionValues>();

const INITIAL: RequestExtensionValues = { reason: '' };

interface MoveProps {
  request: DataRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** Extends the term of a request, and tells the person why. */
export function ExtendRequest({ request, ...dialog }: MoveProps) {
  const { extension } = usePortal().client.catalogue['data-requests'][':id'];
  const param = { id: `${request.id}` };
  return (
    <FormDialog
      {...dialog}
      title={`Extender el plazo: ${requestTitle(request)}`}
      description={`Vencerá el ${dayText(extendedDueOn(request.dueOn))}, y no se puede extender otra vez. La persona recibe el motivo por correo.`}
      drafts={EXTENDED}
      base={request}
      initialValues={INITIAL}
      validate={validateRequestExtension}
      onSubmit={({ reason = '' }) =>
        requestMoves.make(
          sendEdit(extension.$post({ param, json: { updatedAt: request.updatedAt, reason } })),
          request,
        )
      }
      done={requestMoves.told('Plazo extendido')}
      submitText="Extender plazo"
      pendingText="Extendiendo..."
    >
      <Field as={TextArea} name="reason" label="Por qué hace falta más tiempo" autoFocus />
    </FormDialog>
  );
}
