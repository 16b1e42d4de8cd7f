import { dayText } from '../days/days';
import { fieldsOf } from '../fields/fields';

/** An account to which the bank rejected a payment, and which it has not paid since. */
export interface AccountRejected {
  /** 'AAAA-MM-DD' of the answer. */
  on: string;
  /** In the bank's words; '' if it gave none. */
  reason: string;
}

/** 'El banco rechazó esta cuenta el 27-11-2026: Cuenta cerrada.' */
export function accountRejectedText(account: AccountRejected): string {
  const { on, reason } = fieldsOf(account);
  // Not by a pattern, which would take long for a long row of points.
  let why = typeof reason === 'string' ? reason.trim() : '';
  while (why.endsWith('.')) why = why.slice(0, -1);
  return `El banco rechazó esta cuenta el ${dayText(on)}${why === '' ? '' : `: ${why}`}.`;
}
