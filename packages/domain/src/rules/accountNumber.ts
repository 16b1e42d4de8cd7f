import { fieldsOf } from '../fields/fields';
import { cleanRut, isValidRut, rutCheckDigit } from '../rut/check';
import { formatRut } from '../rut/format';
import { type FieldRule, isBlank } from './rules';

const BANCO_ESTADO = '012';

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * The number that a CuentaRUT must have. BancoEstado's Vista accounts of seven or eight digits are their holder's RUT without its
 * check digit. '' if the account is of another bank or type, or if no valid RUT is known.
 * @param bank values of the data sheet's bank section; never throws
 * @param ownRut the person's RUT: the account counts as theirs if no other holder is given
 */
export function cuentaRutOf(bank: unknown, ownRut?: unknown): string {
  const { bank: code, account_type, holder_rut } = fieldsOf(bank);
  const rut = isBlank(holder_rut) ? ownRut : holder_rut;
  if (code !== BANCO_ESTADO || account_type !== 'vista' || !isValidRut(rut, { zero: false })) return '';
  return withoutZeros(cleanRut(rut).slice(0, -1));
}

/**
 * The account number as it is kept: a CuentaRUT typed with its check digit loses that, because it is then the holder's whole RUT and
 * nothing else can be meant (chile.md §2). Where no RUT is known, one with a K, dots or a hyphen can only be a RUT. Any other text stays
 * as it is; anything but a text gives ''.
 * @param bank values of the data sheet's bank section; never throws
 * @param ownRut as in {@link cuentaRutOf}
 */
export function mendedAccountNumber(bank: unknown, ownRut?: unknown): string {
  const { bank: code, account_type, account_number: typed } = fieldsOf(bank);
  if (typeof typed !== 'string') return '';
  const cuentaRut = cuentaRutOf(bank, ownRut);
  const number = withoutZeros(cleanRut(typed.trim()));
  if (cuentaRut !== '') return number === cuentaRut + rutCheckDigit(cuentaRut) ? cuentaRut : typed;
  const isRut = /[k.-]/i.test(typed) && isValidRut(number, { zero: false });
  return isRut && code === BANCO_ESTADO && account_type === 'vista' ? number.slice(0, -1) : typed;
}

/**
 * 4 to 20 digits, once {@link mendedAccountNumber} has mended it. A CuentaRUT must not be another person's RUT: the bank would send the
 * money back.
 */
export function accountNumber(ownRut?: unknown): FieldRule {
  return (value, values) => {
    if (isBlank(value)) return undefined;
    const number = mendedAccountNumber(values, ownRut);
    const cuentaRut = cuentaRutOf(values, ownRut);
    if (cuentaRut !== '' && number !== cuentaRut && /^[1-9]\d{6,7}$/.test(number))
      return `La CuentaRUT de ${formatRut(cuentaRut + rutCheckDigit(cuentaRut))} es ${cuentaRut}: corrige el número, o el RUT del titular`;
    return /^\d{4,20}$/.test(number) ? undefined : 'El número de cuenta debe tener entre 4 y 20 dígitos';
  };
}
