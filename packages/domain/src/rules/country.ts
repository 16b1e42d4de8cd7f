/** The country whose people are identified by a RUT. */
const RUT_COUNTRY = 'CL';

/**
 * Which identity field a form shows: the RUT in Chile, the identity document (`passport`) elsewhere, none before a
 * country is chosen (spec §2, onboarding step 1).
 *
 * @param country ISO 3166-1 alpha-2 code; anything but a non-empty string is "not chosen".
 */
export function identityField(country: unknown): 'rut' | 'passport' | null {
  if (typeof country !== 'string' || country === '') return null;
  return country === RUT_COUNTRY ? 'rut' : 'passport';
}

/**
 * The values of a form after a country was chosen: switches between Rut and Documento de identidad and removes the value of the
 * hidden field (spec §2). Between two foreign countries the document stays. The given values are not changed.
 *
 * @param code ISO 3166-1 alpha-2; '' clears the choice.
 */
export function withCountry<Values extends { country?: string; rut?: string; passport?: string }>(
  values: Values,
  code: string,
): Values {
  const shown = identityField(code);
  const next = { ...values, country: code };
  if (shown !== 'rut' || next.rut === undefined) delete next.rut;
  if (shown !== 'passport' || next.passport === undefined) delete next.passport;
  return next;
}

/**
 * Countries in the order of the choice: Chile first, because nearly everybody comes from there, the others in their own order.
 * @param countries `COUNTRIES`
 */
export function chileFirst<Country extends { readonly value: string }>(
  countries: readonly Country[],
): readonly Country[] {
  if (!Array.isArray(countries)) return [];
  const isChile = (country: Country | null | undefined) => country?.value === 'CL';
  return [...countries.filter(isChile), ...countries.filter((country) => !isChile(country))];
}
