import { fieldsOf } from '../fields/fields';
import { identityField } from '../rules/country';
import { isBlank } from '../rules/rules';
import { countCharacters } from '../rules/textRules';
import { isValidRut } from '../rut/check';

/** Fewest characters of an identity document (spec §5, passport). */
const DOCUMENT_MIN = 3;

/**
 * Tells whether the identity field of a person's country is filled in and valid: the RUT in Chile and while no country is
 * known (spec §5 "RUT check"), the identity document elsewhere. If it is not, 'Principal' carries the alert dot.
 *
 * @param person `country` as ISO 3166-1 alpha-2, `rut` with its check digit, `passport`. Anything else gives false.
 */
export function hasValidIdentity(person: unknown): boolean {
  const { country, rut, passport } = fieldsOf(person);
  if (identityField(country) === 'passport')
    return !isBlank(passport) && countCharacters(passport) >= DOCUMENT_MIN;
  return isValidRut(rut);
}
