import { dayText } from '../days/days';

/** An account to which the bank rejected a payment, and which it has not paid since. */
export interface AccountRejected {
  /** 'AAAA-MM-DD' of the answer. */
  on: string;
  /** In the bank's words; '' if it gave none. */
  reason: string;
}

/** 'El banco rechazó esta cuenta el 27-11-2026: Cuenta cerrada.' */
export function accountRejectedText({ on, reason }: AccountRejected): string {
  const why = reason.trim().replace(/\.+$/, '');
  return `El banco rechazó esta cuenta el ${dayText(on)}${why === '' ? '' : `: ${why}`}.`;
}
