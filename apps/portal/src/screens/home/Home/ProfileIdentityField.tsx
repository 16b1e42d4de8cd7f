import { identityField } from '@doblaje/domain/forms';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { TextFormField } from '@doblaje/ui/form';
import { type RefObject, useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { ProfileRutField } from './ProfileRutField';
import { SHEET_LABELS } from './sheet';

const subscription = { value: true };

/**
 * RUT for Chile, Documento de identidad for any other country, nothing without a country.
 * @param takesFocus whether the field takes the focus when it appears next; the field resets it
 */
export function ProfileIdentityField({ takesFocus }: { takesFocus: RefObject<boolean> }) {
  const form = useForm<ProfilePersonalValues>();
  const { input } = useField<string>('country', { subscription });
  const shown = identityField(input.value);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!takesFocus.current) return;
    // A person who wants to write a RUT has Chile as country. The person can change it.
    if (shown === null) form.change('country', 'CL');
    if (!field.current) return;
    takesFocus.current = false;
    field.current.focus();
  }, [form, takesFocus, shown]);

  if (shown === null) return null;
  if (shown === 'rut') return <ProfileRutField key="rut" name="rut" ref={field} />;
  return (
    <TextFormField<ProfilePersonalValues, 'passport'>
      key="passport"
      ref={field}
      name="passport"
      label={SHEET_LABELS.passport}
      autoComplete="off"
    />
  );
}
