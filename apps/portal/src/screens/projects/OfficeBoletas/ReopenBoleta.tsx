import { type Boleta, sendEdit } from '@doblaje/contract/client';
import {
  BOLETA_REOPENING_INITIAL,
  type BoletaReopeningValues,
  validateBoletaReopening,
} from '@doblaje/domain/forms/boletaMoves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { boletaMoves, REOPENED } from './boletaMoves';

const { Field } = createForm<BoletaReopeningValues>();

interface ReopenBoletaProps {
  boleta: Boleta;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Quitar aprobación': asks for the reason, which stays in the boleta's history. */
export function ReopenBoleta({ boleta, ...dialog }: ReopenBoletaProps) {
  const boletas = usePortal().client.catalogue.boletas[':id'];
  const param = { id: `${boleta.id}` };
  return (
    <FormDialog
      {...dialog}
      title={`Quitar la aprobación: ${boletaTitle(boleta.orderNumbers)}`}
      description={`Vuelve a En revisión, y ${boleta.personName} la verá así. El motivo queda en el historial.`}
      drafts={REOPENED}
      base={boleta}
      initialValues={BOLETA_REOPENING_INITIAL}
      validate={validateBoletaReopening}
      onSubmit={({ reason }) =>
        boletaMoves.make(
          sendEdit(boletas.reopen.$post({ param, json: { reason, updatedAt: boleta.updatedAt } })),
          boleta,
        )
      }
      done={boletaMoves.told('Aprobación quitada')}
      submitText="Quitar aprobación"
      pendingText="Quitando..."
      isDanger
    >
      <Field as={TextArea} name="reason" label="Motivo" autoFocus />
    </FormDialog>
  );
}
