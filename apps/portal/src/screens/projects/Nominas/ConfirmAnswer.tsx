import { type Nomina, sendEdit } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { type NominaPaymentValues, validateNominaPayment } from '@doblaje/domain/forms/nominaPayment';
import { DateField } from '@doblaje/ui/DateField';
import { createForm } from '@doblaje/ui/form';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { CheckedAnswer } from './CheckedAnswer';
import { keptDaysText } from './keptDays';
import { nominaMoves } from './nominaMoves';
import { type CheckedFile, OCTETS } from './useBankAnswer';

const { Field } = createForm<NominaPaymentValues>();

const DONE = {
  paid: 'Nómina pagada',
  prepared: 'Respuesta anotada',
  rejected: 'Nómina anulada',
} as const;

interface ConfirmAnswerProps extends CheckedFile {
  nomina: Nomina;
  isOpen: boolean;
  onClose: () => void;
  /** Runs once it is noted, with the file's name. */
  onNoted: (name: string) => void;
}

/** Shows what the bank answered before it is noted, and asks for the day of what it newly pays. */
export function ConfirmAnswer({ nomina, check, body, onNoted, ...dialog }: ConfirmAnswerProps) {
  const nominas = usePortal().client.catalogue.nominas[':id'];
  const { id, updatedAt, lines } = nomina;
  const { name, seen, becomes, latestIssuedOn } = check;
  const isPaying = latestIssuedOn !== '';
  return (
    <FormDialog<NominaPaymentValues, Nomina>
      {...dialog}
      title="Respuesta del banco"
      description={name}
      // The file is gone after another log-in, so the day alone is not kept.
      drafts="secret"
      initialValues={{ paidOn: dayInChile() }}
      validate={(values) =>
        isPaying ? validateNominaPayment(values, { today: dayInChile(), latestIssuedOn }) : {}
      }
      onSubmit={({ paidOn }) =>
        nominaMoves.make(
          sendEdit(
            nominas.answer.$post(
              { param: { id: `${id}` }, query: { name, paidOn, seen, updatedAt } },
              { init: { body, headers: OCTETS } },
            ),
          ),
          nomina,
        )
      }
      done={nominaMoves.told(DONE[becomes])}
      next={() => onNoted(name)}
      submitText="Anotar respuesta"
      pendingText="Anotando..."
    >
      <CheckedAnswer check={check} />
      {isPaying && (
        <Field
          as={DateField}
          name="paidOn"
          label="Fecha de pago"
          help={`De lo que paga esta respuesta: cuenta en el mes de ese día. ${keptDaysText(lines)}`}
        />
      )}
    </FormDialog>
  );
}
