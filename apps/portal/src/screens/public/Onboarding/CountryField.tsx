import { chileFirst, withCountry } from '@doblaje/domain/forms';
import type { OnboardingPersonalValues } from '@doblaje/domain/forms/onboardingPersonal';
import { COUNTRIES, type CountryCode } from '@doblaje/domain/options/countries';
import { useBoundField } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { useForm } from 'react-final-form';

const choices = chileFirst(COUNTRIES);
const labels = { count: (count: number) => (count === 1 ? '1 país' : `${count} países`) };

/** País. Choosing a country swaps Rut and Documento de identidad, and removes the value of the other field (spec §2). */
export function CountryField() {
  const form = useForm<OnboardingPersonalValues>();
  const field = useBoundField<CountryCode | '', CountryCode | ''>('country', {
    format: (code) => code ?? '',
  });

  function choose(code: CountryCode | '') {
    const next = withCountry(form.getState().values, code);
    form.batch(() => {
      form.change('country', code);
      for (const name of ['rut', 'passport'] as const) {
        if (next[name] === form.getState().values[name]) continue;
        form.change(name, next[name]);
        // The field appears anew, so it counts as not visited.
        form.resetFieldState(name);
      }
    });
  }

  return (
    <SearchSelect
      {...field}
      label="País"
      placeholder="Seleccione un país"
      options={choices}
      labels={labels}
      size="lg"
      onChange={choose}
    />
  );
}
