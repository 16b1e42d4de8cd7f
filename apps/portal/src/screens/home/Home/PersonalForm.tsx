import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { dayInChile } from '@doblaje/domain/days';
import { withCountry } from '@doblaje/domain/forms';
import {
  FIRST_BIRTH_DAY,
  type ProfilePersonalValues,
  validateProfilePersonal,
} from '@doblaje/domain/forms/profilePersonal';
import { COMMUNITIES } from '@doblaje/domain/options/communities';
import { DISABILITIES } from '@doblaje/domain/options/disabilities';
import { GENDERS } from '@doblaje/domain/options/genders';
import { normalizeRut } from '@doblaje/domain/rut';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { Select } from '@doblaje/ui/Select';
import { useRef } from 'react';
import { EditForm } from '../../../edits/EditForm';
import { ProfileCountryField } from './ProfileCountryField';
import { ProfileIdentityField } from './ProfileIdentityField';
import { RepresentativeFields } from './RepresentativeFields';
import { PERSONAL, type SectionFormProps, SHEET_LABELS } from './sheet';

const Personal = createForm<ProfilePersonalValues>();

/** Lets the person take back a value they had given. */
const UNTOLD = { value: '', label: 'Sin indicar' } as const;
const COMMUNITY_OPTIONS = [UNTOLD, ...COMMUNITIES];
const DISABILITY_OPTIONS = [UNTOLD, ...DISABILITIES];

/** The values to send. Validation uses them too, because Enter in the RUT field sends without leaving the field. */
function normalized(values: ProfilePersonalValues): ProfilePersonalValues {
  const { rut, representative_rut: theirs } = values;
  return withCountry(
    {
      ...values,
      ...(rut !== undefined && { rut: normalizeRut(rut) }),
      ...(theirs !== undefined && { representative_rut: normalizeRut(theirs) }),
    },
    values.country ?? '',
  );
}

/** The form of Datos personales. */
export function PersonalForm({ focus, profile, save, ...props }: SectionFormProps) {
  const identityTakesFocus = useRef(focus === 'identity');
  return (
    <EditForm
      {...props}
      edit={PERSONAL}
      id={profile.email}
      whole={profile}
      validate={(values) => validateProfilePersonal({ ...normalized(values), email: profile.email })}
      save={(values, updatedAt) => save({ section: 'personal', updatedAt, ...normalized(values) })}
    >
      <FormGrid>
        <Personal.TextFormField
          name="first_name"
          label={SHEET_LABELS.first_name}
          autoComplete="given-name"
          autoFocus={focus === 'first_name'}
        />
        <Personal.TextFormField name="last_name" label={SHEET_LABELS.last_name} autoComplete="family-name" />
        <ProfileCountryField autoFocus={focus === 'country'} />
        <ProfileIdentityField takesFocus={identityTakesFocus} />
        <Personal.Field
          as={Select}
          name="gender"
          label={SHEET_LABELS.gender}
          options={GENDERS}
          autoFocus={focus === 'gender'}
        />
        <Personal.Field
          as={DateField}
          name="birth_date"
          label={SHEET_LABELS.birth_date}
          autoComplete="bday"
          minValue={FIRST_BIRTH_DAY}
          maxValue={dayInChile()}
          width="full"
          autoFocus={focus === 'birth_date'}
        />
        <Personal.TextFormField
          name="phone"
          label={SHEET_LABELS.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          autoFocus={focus === 'phone'}
        />
        <Personal.TextFormField
          name="address"
          label={SHEET_LABELS.address}
          autoComplete="street-address"
          autoFocus={focus === 'address'}
        />
        <Personal.Field
          as={Select}
          name="community"
          label={SHEET_LABELS.community}
          isOptional
          options={COMMUNITY_OPTIONS}
        />
        <Personal.Field
          as={Select}
          name="disability"
          label={SHEET_LABELS.disability}
          isOptional
          options={DISABILITY_OPTIONS}
        />
        <Personal.ToggleField as={Checkbox} name="sensitive_consent" layout="consent" data-wide="">
          {CONSENT_STATEMENTS['profile-sensitive']}
        </Personal.ToggleField>
        <RepresentativeFields autoFocus={focus === 'representative_name'} />
        <p data-wide="">
          <Link href="/privacy" target="_blank">
            Qué hacemos con tus datos, en otra pestaña
          </Link>
        </p>
      </FormGrid>
    </EditForm>
  );
}
