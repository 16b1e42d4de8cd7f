import { chileFirst, withCountry } from '@doblaje/domain/forms';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { COUNTRIES, type CountryCode } from '@doblaje/domain/options/countries';
import { useBoundField } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { useForm } from 'react-final-form';
import { SHEET_LABELS } from './sheet';

const choices = chileFirst(COUNTRIES);
const labels = { count: (count: number) => (count === 1 ? '1 país' : `${count} países`) };

/** País. Choosing a country swaps RUT and Documento de identidad, and removes the value of the other field. */
export function ProfileCountryField({ autoFocus = false }: { autoFocus?: boolean }) {
  const form = useForm<ProfilePersonalValues>();
  const field = useBoundField<CountryCode | '', CountryCode | ''>('country', {
    format: (code) => code ?? '',
  });

  function choose(code: CountryCode | '') {
    const next = withCountry(form.getState().values, code);
    form.batch(() => {
      form.change('country', code);
      form.change('rut', next.rut);
      form.change('passport', next.passport);
    });
  }

  return (
    <SearchSelect
      {...field}
      label={SHEET_LABELS.country}
      placeholder="Seleccione un país"
      options={choices}
      labels={labels}
      autoFocus={autoFocus}
      onChange={choose}
    />
  );
}
