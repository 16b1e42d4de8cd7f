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

/** 4 to 20 digits. A CuentaRUT must not have the check digit or be another person's RUT: the bank would send the money back. */
export function accountNumber(ownRut?: unknown): FieldRule {
  return (value, values) => {
    if (isBlank(value)) return undefined;
    const cuentaRut = cuentaRutOf(values, ownRut);
    if (cuentaRut !== '' && typeof value === 'string') {
      const checkDigit = rutCheckDigit(cuentaRut);
      if (withoutZeros(cleanRut(value)) === cuentaRut + checkDigit)
        return `La CuentaRUT es el RUT sin su dígito verificador: ${cuentaRut}`;
      if (/^[1-9]\d{6,7}$/.test(value) && value !== cuentaRut)
        return `La CuentaRUT de ${formatRut(cuentaRut + checkDigit)} es ${cuentaRut}: corrige el número, o el RUT del titular`;
    }
    return typeof value === 'string' && /^\d{4,20}$/.test(value)
      ? undefined
      : 'El número de cuenta debe tener entre 4 y 20 dígitos';
  };
}
