import { type Holiday, send, sendEdit } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { HOLIDAY_KINDS, type HolidayKind } from '@doblaje/domain/options/holidayKinds';
import { HOLIDAY_INITIAL, type HolidayValues, validateHoliday } from '@doblaje/domain/studio';
import { DateField } from '@doblaje/ui/DateField';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { EditDialog } from '../../../edits/EditDialog';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { HolidayHistory } from './CatalogueHistory';
import { HOLIDAY, HOLIDAY_LABELS, NEW_HOLIDAY } from './studioEdits';

const { Field, TextFormField } = createForm<HolidayValues>();

const HolidayFields = () => (
  <>
    <Field as={DateField} name="day" label={HOLIDAY_LABELS.day} autoFocus />
    <TextFormField name="name" label={HOLIDAY_LABELS.name} autoComplete="off" />
    <Field
      as={Select}
      name="kind"
      label={HOLIDAY_LABELS.kind}
      options={HOLIDAY_KINDS}
      help="Un feriado bancario solo cuenta para los pagos."
    />
  </>
);

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What the validator has judged: then there is a kind. */
const judged = ({ day, name, kind }: HolidayValues) => ({ day, name, kind: kind as HolidayKind });

/** Adds a holiday. */
export function AddHoliday({ onAdded, ...dialog }: DialogProps & { onAdded: (holiday: Holiday) => void }) {
  const { holidays } = usePortal().client.catalogue.catalogues;
  return (
    <FormDialog
      {...dialog}
      title="Agregar feriado"
      drafts={NEW_HOLIDAY}
      initialValues={HOLIDAY_INITIAL}
      validate={validateHoliday}
      onSubmit={(values) => send(holidays.$post({ json: judged(values) }))}
      done={({ day, name }) => ({ title: 'Feriado agregado', message: `${dayText(day)} ${name}` })}
      next={onAdded}
      submitText="Agregar"
      pendingText="Agregando..."
    >
      <HolidayFields />
    </FormDialog>
  );
}

/** Edits a holiday. */
export function EditHoliday({
  holiday,
  onSaved,
  ...dialog
}: DialogProps & { holiday: Holiday; onSaved: (holiday: Holiday) => void }) {
  const { holidays } = usePortal().client.catalogue.catalogues;
  const param = { id: `${holiday.id}` };
  return (
    <EditDialog<Holiday, HolidayValues>
      {...dialog}
      title="Editar feriado"
      edit={HOLIDAY}
      id={param.id}
      whole={holiday}
      validate={validateHoliday}
      save={(values, updatedAt) =>
        sendEdit(holidays[':id'].$patch({ param, json: { ...judged(values), updatedAt } }))
      }
      done={(saved) => ({ title: 'Cambios guardados', message: `${dayText(saved.day)} ${saved.name}` })}
      onKnown={onSaved}
      submitText="Guardar cambios"
    >
      <HolidayFields />
      <HolidayHistory holiday={holiday} />
    </EditDialog>
  );
}
