import { type Breach, send, sendEdit } from '@doblaje/contract/client';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { Section } from '@doblaje/ui/Section';
import { TextArea } from '@doblaje/ui/TextArea';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { usePortal } from '../../../portal/portal';
import {
  BREACH,
  BREACH_FORM,
  BREACH_HISTORY,
  type BreachForm,
  BREACH_LABELS as LABELS,
  NEW_BREACH,
  sentBreach,
  validateBreachForm,
} from './breachEdits';
import { KindFields } from './KindFields';

const { Field, TextFormField, ToggleField } = createForm<BreachForm>();

const DESCRIPTION = 'El registro queda para siempre. Lo que aún no se sabe se completa después.';

const BreachFields = () => (
  <FormGrid>
    <TextFormField name="title" label={LABELS.title} autoComplete="off" autoFocus data-wide="" />
    <Field as={TextArea} name="what" label={LABELS.what} data-wide="" />
    <Field as={DateField} name="since" label={LABELS.since} />
    <Field as={DateField} name="foundOn" label={LABELS.foundOn} />
    <KindFields />
    <ToggleField as={Checkbox} name="hasChildren" data-wide="">
      {LABELS.hasChildren}
    </ToggleField>
    <Field
      as={NumberField}
      name="peopleCount"
      label={LABELS.peopleCount}
      help="Más o menos. Vacío si aún no se sabe."
      isOptional
    />
    <Field as={DateField} name="agencyOn" label={LABELS.agencyOn} isOptional />
    <Field as={TextArea} name="effects" label={LABELS.effects} data-wide="" />
    <Field as={TextArea} name="measures" label={LABELS.measures} data-wide="" />
  </FormGrid>
);

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Writes a breach into the register. */
export function AddBreach(dialog: DialogProps) {
  const { breaches } = usePortal().client.catalogue;
  return (
    <FormDialog
      {...dialog}
      title="Anotar vulneración"
      description={DESCRIPTION}
      size="lg"
      drafts={NEW_BREACH}
      initialValues={BREACH_FORM}
      validate={validateBreachForm}
      onSubmit={(values) => send(breaches.$post({ json: sentBreach(values) }))}
      done={({ title }) => ({ title: 'Vulneración anotada', message: title })}
      submitText="Anotar"
      pendingText="Anotando..."
    >
      <BreachFields />
    </FormDialog>
  );
}

/** Completes or corrects a breach. */
export function EditBreach({ breach, ...dialog }: DialogProps & { breach: Breach }) {
  const { breaches } = usePortal().client.catalogue;
  const param = { id: `${breach.id}` };
  return (
    <EditDialog<Breach, BreachForm>
      {...dialog}
      title="Editar vulneración"
      description={DESCRIPTION}
      size="lg"
      edit={BREACH}
      id={param.id}
      whole={breach}
      validate={validateBreachForm}
      save={(values, updatedAt) =>
        sendEdit(breaches[':id'].$patch({ param, json: { ...sentBreach(values), updatedAt } }))
      }
      done={({ title }) => ({ title: 'Cambios guardados', message: title })}
      submitText="Guardar cambios"
    >
      <BreachFields />
      <Section title="Historial" headingLevel={3}>
        <LoadedHistory entity="breach" id={param.id} updatedAt={breach.updatedAt} words={BREACH_HISTORY} />
      </Section>
    </EditDialog>
  );
}
