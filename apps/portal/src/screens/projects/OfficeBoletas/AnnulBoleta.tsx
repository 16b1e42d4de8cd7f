import { type Boleta, sendEdit } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import {
  BOLETA_ANNULMENT_INITIAL,
  type BoletaAnnulmentValues,
  validateBoletaAnnulment,
} from '@doblaje/domain/forms/boletaMoves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { DateField } from '@doblaje/ui/DateField';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';

import { ANNULLED, boletaMoves } from './boletaMoves';

const { Field } = createForm<BoletaAnnulmentValues>();

interface AnnulBoletaProps {
  boleta: Boleta;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Anulada en el SII': asks when and why the person annulled the boleta there. */
export function AnnulBoleta({ boleta, ...dialog }: AnnulBoletaProps) {
  const boletas = usePortal().client.catalogue.boletas[':id'];
  const param = { id: `${boleta.id}` };
  return (
    <FormDialog
      {...dialog}
      title={`Anular ${boletaTitle(boleta.orderNumbers)}`}
      description={`Anota que ${boleta.personName} la anuló en el SII. Queda guardada, y le pediremos otra por correo.`}
      drafts={ANNULLED}
      base={boleta}
      initialValues={BOLETA_ANNULMENT_INITIAL}
      validate={(values) => validateBoletaAnnulment(values, dayInChile())}
      onSubmit={(values) =>
        boletaMoves.make(
          sendEdit(boletas.annul.$post({ param, json: { ...values, updatedAt: boleta.updatedAt } })),
        )
      }
      done={boletaMoves.told('Boleta anulada')}
      submitText="Anular boleta"
      pendingText="Anulando..."
      isDanger
    >
      <Field as={DateField} name="annulledOn" label="Día en que se anuló" autoFocus />
      <Field as={TextArea} name="reason" label="Motivo" />
    </FormDialog>
  );
}
