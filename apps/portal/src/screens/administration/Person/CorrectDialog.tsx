import { type PersonDetail, sendEdit } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { withCountry } from '@doblaje/domain/forms';
import {
  CORRECTION_REASON_MAX,
  type PersonCorrectionValues,
  validatePersonCorrection,
} from '@doblaje/domain/forms/personCorrection';
import { FIRST_BIRTH_DAY } from '@doblaje/domain/forms/profilePersonal';
import { GENDERS } from '@doblaje/domain/options/genders';
import { normalizeRut } from '@doblaje/domain/rut';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { TextArea } from '@doblaje/ui/TextArea';
import { useRef } from 'react';
import { EditDialog } from '../../../edits/EditDialog';
import { usePortal } from '../../../portal/portal';
import { ProfileCountryField } from '../../home/Home/ProfileCountryField';
import { ProfileIdentityField } from '../../home/Home/ProfileIdentityField';
import { accountName } from '../Users/account';
import { CORRECTION } from './correction';
import { usePerson } from './personContext';

const { Field, TextFormField } = createForm<PersonCorrectionValues>();
const { labels: LABELS } = CORRECTION;

/** The values to send. Validation uses them too, because Enter in the RUT field sends without leaving the field. */
function normalized(values: PersonCorrectionValues): PersonCorrectionValues {
  const { rut } = values;
  const typed = rut === undefined ? values : { ...values, rut: normalizeRut(rut) };
  return withCountry(typed, values.country ?? '');
}

/** 'Corregir': corrects the person's data, with a reason. */
export function CorrectDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { client } = usePortal();
  const { person, merge } = usePerson();
  const takesFocus = useRef(false);
  const { id } = person.account;
  return (
    <EditDialog<PersonDetail, PersonCorrectionValues>
      isOpen={isOpen}
      onClose={onClose}
      title="Corregir datos personales"
      description={`De ${accountName(person.account)}. La corrección y su motivo quedan en el historial, y la persona los ve al descargar sus datos.`}
      size="lg"
      edit={CORRECTION}
      id={id}
      whole={person}
      validate={(values) => validatePersonCorrection(normalized(values))}
      save={(values, updatedAt) =>
        sendEdit(
          client.catalogue.users[':id'].$patch({ param: { id }, json: { ...normalized(values), updatedAt } }),
        )
      }
      done={({ account }) => ({ title: 'Datos corregidos', message: accountName(account) })}
      onKnown={merge}
      submitText="Guardar corrección"
    >
      <FormGrid>
        <TextFormField name="first_name" label={LABELS.first_name} autoComplete="off" autoFocus />
        <TextFormField name="last_name" label={LABELS.last_name} autoComplete="off" />
        <ProfileCountryField />
        <ProfileIdentityField takesFocus={takesFocus} />
        <Field as={Select} name="gender" label={LABELS.gender} options={GENDERS} />
        <Field
          as={DateField}
          name="birth_date"
          label={LABELS.birth_date}
          minValue={FIRST_BIRTH_DAY}
          maxValue={dayInChile()}
          width="full"
        />
        <TextFormField name="phone" label={LABELS.phone} type="tel" inputMode="tel" autoComplete="off" />
        <TextFormField name="address" label={LABELS.address} autoComplete="off" />
        <Field
          as={TextArea}
          name="reason"
          label={LABELS.reason}
          help={`Por ejemplo: lo pidió por teléfono el 05-03-2026. Hasta ${CORRECTION_REASON_MAX} caracteres.`}
          data-wide=""
        />
      </FormGrid>
    </EditDialog>
  );
}
