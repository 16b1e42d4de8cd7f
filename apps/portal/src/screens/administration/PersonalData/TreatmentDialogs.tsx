import { send, sendEdit, type Treatment } from '@doblaje/contract/client';
import { LEGAL_BASES } from '@doblaje/domain/options/legalBases';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { Section } from '@doblaje/ui/Section';
import { Select } from '@doblaje/ui/Select';
import { TextArea } from '@doblaje/ui/TextArea';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { usePortal } from '../../../portal/portal';
import { KindFields } from './KindFields';
import {
  TREATMENT_LABELS as LABELS,
  NEW_TREATMENT,
  sentTreatment,
  TREATMENT,
  TREATMENT_FORM,
  TREATMENT_HISTORY,
  type TreatmentForm,
  validateTreatmentForm,
} from './treatmentEdits';

const { Field, TextFormField } = createForm<TreatmentForm>();

const TreatmentFields = () => (
  <FormGrid>
    <TextFormField name="name" label={LABELS.name} autoComplete="off" autoFocus data-wide="" />
    <Field as={TextArea} name="purpose" label={LABELS.purpose} data-wide="" />
    <KindFields />
    <Field as={Select} name="basis" label={LABELS.basis} options={LEGAL_BASES} />
    <TextFormField
      name="basisDetail"
      label={LABELS.basisDetail}
      help="Hace falta si la base es una ley o un interés."
      autoComplete="off"
      isOptional
    />
    <TextFormField name="recipients" label={LABELS.recipients} help="O «Nadie»." autoComplete="off" />
    <TextFormField name="transfers" label={LABELS.transfers} help="O «Ninguna»." autoComplete="off" />
    <Field
      as={NumberField}
      name="keptMonths"
      label={LABELS.keptMonths}
      help="Vacío si se guardan mientras dure otra cosa."
      isOptional
    />
    <TextFormField
      name="keptFrom"
      label={LABELS.keptFrom}
      help="«desde que se rechaza», «Mientras la cuenta exista»"
      autoComplete="off"
    />
    <TextFormField name="source" label={LABELS.source} autoComplete="off" data-wide="" />
  </FormGrid>
);

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a treatment. */
export function AddTreatment(dialog: DialogProps) {
  const { treatments } = usePortal().client.catalogue['personal-data'];
  return (
    <FormDialog
      {...dialog}
      title="Agregar tratamiento"
      description="Se cuenta a las personas cuando publiques el aviso."
      size="lg"
      drafts={NEW_TREATMENT}
      initialValues={TREATMENT_FORM}
      validate={validateTreatmentForm}
      onSubmit={(values) => send(treatments.$post({ json: sentTreatment(values) }))}
      done={({ name }) => ({ title: 'Tratamiento agregado', message: name })}
      submitText="Agregar"
      pendingText="Agregando..."
    >
      <TreatmentFields />
    </FormDialog>
  );
}

/** Edits a treatment. */
export function EditTreatment({ treatment, ...dialog }: DialogProps & { treatment: Treatment }) {
  const { treatments } = usePortal().client.catalogue['personal-data'];
  const param = { id: `${treatment.id}` };
  return (
    <EditDialog<Treatment, TreatmentForm>
      {...dialog}
      title="Editar tratamiento"
      description="Se cuenta a las personas cuando publiques el aviso."
      size="lg"
      edit={TREATMENT}
      id={param.id}
      whole={treatment}
      validate={validateTreatmentForm}
      save={(values, updatedAt) =>
        sendEdit(treatments[':id'].$patch({ param, json: { ...sentTreatment(values), updatedAt } }))
      }
      done={({ name }) => ({ title: 'Cambios guardados', message: name })}
      submitText="Guardar cambios"
    >
      <TreatmentFields />
      <Section title="Historial" headingLevel={3}>
        <LoadedHistory
          entity="treatment"
          id={param.id}
          updatedAt={treatment.updatedAt}
          words={TREATMENT_HISTORY}
        />
      </Section>
    </EditDialog>
  );
}
