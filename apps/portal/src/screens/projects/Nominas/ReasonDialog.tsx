import type { Nomina } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import {
  NOMINA_REASON_INITIAL,
  type NominaReasonValues,
  validateNominaReason,
} from '@doblaje/domain/forms/nominaPayment';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { TextArea } from '@doblaje/ui/TextArea';
import type { Draft, Drafts } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import type { Told } from '../../../requests/useTask';

const { Field } = createForm<NominaReasonValues>();

interface ReasonDialogProps {
  nomina: Nomina;
  title: string;
  /** Says what happens next. */
  description: string;
  submitText: string;
  drafts: Drafts<Draft<Nomina, NominaReasonValues>>;
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<Nomina>;
  done: (saved: Nomina) => Told;
}

/**
 * Asks for the reason to remove a boleta or to void the nómina, once its file was downloaded. If the bank already has that file, a boleta
 * moved to another nómina is paid twice.
 */
export function ReasonDialog({ nomina, onSubmit, ...dialog }: ReasonDialogProps) {
  const [last] = nomina.downloads;
  return (
    <FormDialog
      {...dialog}
      base={nomina}
      initialValues={NOMINA_REASON_INITIAL}
      validate={validateNominaReason}
      onSubmit={({ reason }) => onSubmit(reason)}
      pendingText="Guardando..."
      isDanger
    >
      <MessagePanel type="warning" title="El archivo para el banco ya se descargó">
        <p>
          {last &&
            `${last.by ?? 'Alguien'} lo descargó el ${momentText(last.at)}${last.form === '' ? '' : ` (${last.form})`}. `}
          Si ya está en el banco, anula primero allá la transferencia: si no, se paga dos veces.
        </p>
      </MessagePanel>
      <Field as={TextArea} name="reason" label="Motivo" autoFocus />
    </FormDialog>
  );
}
