import { type Boleta, sendEdit } from '@doblaje/contract/client';
import {
  BOLETA_REJECTION_INITIAL,
  type BoletaRejectionValues,
  validateBoletaRejection,
} from '@doblaje/domain/forms/boletaMoves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { boletaMoves, REJECTED } from './boletaMoves';

const { Field } = createForm<BoletaRejectionValues>();

interface RejectBoletaProps {
  boleta: Boleta;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Rechazar': asks for the reason, which the person will read. */
export function RejectBoleta({ boleta, ...dialog }: RejectBoletaProps) {
  const boletas = usePortal().client.catalogue.boletas[':id'];
  const param = { id: `${boleta.id}` };
  return (
    <FormDialog
      {...dialog}
      title={`Rechazar ${boletaTitle(boleta.orderNumbers)}`}
      description={`${boleta.personName} verá el motivo en sus Documentos y por correo, y podrá subirla de nuevo.`}
      drafts={REJECTED}
      base={boleta}
      initialValues={BOLETA_REJECTION_INITIAL}
      validate={validateBoletaRejection}
      onSubmit={({ reason }) =>
        boletaMoves.make(
          sendEdit(boletas.reject.$post({ param, json: { reason, updatedAt: boleta.updatedAt } })),
          boleta,
        )
      }
      done={boletaMoves.told('Boleta rechazada')}
      submitText="Rechazar boleta"
      pendingText="Rechazando..."
      isDanger
    >
      <Field as={TextArea} name="reason" label="Motivo del rechazo" autoFocus />
    </FormDialog>
  );
}
