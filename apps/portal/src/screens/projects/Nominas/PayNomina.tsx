import { type Nomina, sendEdit } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import { type NominaPaymentValues, validateNominaPayment } from '@doblaje/domain/forms/nominaPayment';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { DateField } from '@doblaje/ui/DateField';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { FormDialog } from '../../../edits/FormDialog';
import { midSentence } from '../../../formats/midSentence';
import { usePortal } from '../../../portal/portal';
import { CHANGED_TITLE, FileChanges } from './FileChanges';
import { keptDaysText } from './keptDays';
import { boletasText, settlesText } from './NominaStatus';
import { nominaMoves, PAID } from './nominaMoves';
import { PayCautions } from './PayCautions';

const { Field } = createForm<NominaPaymentValues>();

interface PayNominaProps {
  nomina: Nomina;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Marcar pagada': asks for the day of the transfer, which is today by default. */
export function PayNomina({ nomina, ...dialog }: PayNominaProps) {
  const nominas = usePortal().client.catalogue.nominas[':id'];
  const param = { id: `${nomina.id}` };
  const { latestIssuedOn, updatedAt, seen, changes } = nomina;
  const settling = nomina.lines.filter(({ settles }) => settles.length > 0);
  return (
    <FormDialog
      {...dialog}
      title={`Marcar pagada la ${nominaTitle(nomina.id)}`}
      description={`${boletasText(nomina.boletas)}, ${formatPesos(nomina.total)}. Todas quedan pagadas y cada persona recibe un correo. No se puede deshacer.`}
      drafts={PAID}
      base={nomina}
      initialValues={{ paidOn: dayInChile() }}
      validate={(values) => validateNominaPayment(values, { today: dayInChile(), latestIssuedOn })}
      onSubmit={(values) =>
        nominaMoves.make(sendEdit(nominas.pay.$post({ param, json: { ...values, seen, updatedAt } })), nomina)
      }
      done={nominaMoves.told('Nómina pagada')}
      submitText="Marcar pagada"
      pendingText="Guardando..."
    >
      <PayCautions nomina={nomina} />
      {changes.length > 0 && (
        <>
          <MessagePanel type="warning" title={CHANGED_TITLE}>
            <p>Queda pagada como dice el archivo. Si enviaste al banco otra cosa, cancela y revisa.</p>
          </MessagePanel>
          <FileChanges changes={nomina.changes} />
        </>
      )}
      {settling.length > 0 && (
        <MessagePanel title="Regularizan boletas ya pagadas">
          {settling.map(({ id, personName, settles }) => (
            <p key={id}>
              {personName}: {midSentence(settlesText(settles))}
            </p>
          ))}
        </MessagePanel>
      )}
      <Field as={DateField} name="paidOn" label="Fecha de pago" help={keptDaysText(nomina.lines)} autoFocus />
    </FormDialog>
  );
}
