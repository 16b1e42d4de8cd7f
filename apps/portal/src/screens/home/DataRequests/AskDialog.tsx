import { send } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import {
  BLOCKING_DAYS,
  type OwnDataRequestValues,
  REQUEST_DAYS,
  validateOwnDataRequest,
} from '@doblaje/domain/privacy';
import { Stack } from '@doblaje/ui/Stack';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { DetailField, KindField } from '../../public/DataRequest/RequestFields';
import { NEW_REQUEST } from './ownRequests';

const INITIAL: OwnDataRequestValues = { kind: '', detail: '' };

/** Asks something about the own data. */
export function AskDialog(dialog: { isOpen: boolean; onClose: () => void }) {
  const requests = usePortal().client.catalogue.users.me['data-requests'];
  return (
    <FormDialog
      {...dialog}
      title="Hacer una solicitud"
      description={`Respondemos por correo en ${REQUEST_DAYS} días corridos, o en ${BLOCKING_DAYS} días hábiles si pides un bloqueo.`}
      drafts={NEW_REQUEST}
      initialValues={INITIAL}
      validate={validateOwnDataRequest}
      onSubmit={({ kind, detail = '' }) => send(requests.$post({ json: { kind, detail } }))}
      done={({ id, dueOn }) => ({
        title: `Recibimos tu solicitud N.º ${id}`,
        message: `Te respondemos a más tardar el ${dayText(dueOn)}.`,
      })}
      submitText="Enviar solicitud"
      pendingText="Enviando..."
    >
      <Stack>
        <KindField />
        <DetailField />
      </Stack>
    </FormDialog>
  );
}
