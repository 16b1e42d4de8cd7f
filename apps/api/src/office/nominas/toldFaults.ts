import type { ToldBankFileFault } from '@doblaje/contract';
import { accountRejectedText } from '@doblaje/domain/bankAnswers';
import { type BankFileFault, payDayCautions } from '@doblaje/domain/bankFiles';
import { dayInChile } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { bankHolidays } from '../catalogues/holidays';
import { rejectedAccounts } from './rejectedAccounts';
import type { FileForm, Transfer } from './transfers';
import { needsPayDay } from './writeFiles';

/** Where a fault is mended. */
const MENDS: Readonly<Partial<Record<BankFileFault['field'], ToldBankFileFault['mend']>>> = {
  ...{ studioRut: 'studio', chargeAccount: 'banks', agreement: 'banks', bankRut: 'banks' },
  ...{ bank: 'askBank', accountNumber: 'askBank', accountType: 'askBank', holderRut: 'askBank' },
  email: 'person',
};

function mendOf(
  { field, severity }: BankFileFault,
  transfer: Transfer | undefined,
): ToldBankFileFault['mend'] {
  // ADMIN corrects a person's own name; that of another holder is theirs to write.
  if (field === 'holderName')
    return transfer && transfer.holder_name === transfer.person_name ? 'person' : 'askBank';
  // A note is mended in the file already, but for an e-mail that is left out.
  return severity === 'note' && field !== 'email' ? null : (MENDS[field] ?? null);
}

/** A fault of a row as it is told, with its person. */
export const toldOf =
  (transfers: readonly Transfer[]) =>
  (fault: BankFileFault): ToldBankFileFault => {
    const { row, severity, message } = fault;
    const transfer = row === null ? undefined : transfers[row];
    return {
      ...{ personId: transfer?.person_id ?? null, personName: transfer?.person_name ?? '' },
      ...{ severity, message, mend: mendOf(fault, transfer) },
    };
  };

/** What is odd about the day of payment that a file names. */
export async function payDayFaults(db: Database, now: Date, form: FileForm): Promise<ToldBankFileFault[]> {
  if (!needsPayDay(form)) return [];
  const days = { payDay: form.payDay, today: dayInChile(now), holidays: await bankHolidays(db) };
  return payDayCautions(days).map((message) => ({
    ...{ personId: null, personName: '', severity: 'warning', message, mend: null },
  }));
}

/** Accounts to which a bank rejected a payment and that are still the same. */
export async function rejectedFaults(
  db: Database,
  transfers: readonly Transfer[],
): Promise<ToldBankFileFault[]> {
  const people = transfers.flatMap(({ person_id }) => person_id ?? []);
  const rejected = await rejectedAccounts(db, people);
  return transfers.flatMap(({ person_id: personId, person_name: personName, ...account }) => {
    const found = personId === null ? null : rejected(personId, account);
    if (found === null) return [];
    const message = `${accountRejectedText(found)} Pide a la persona que la revise o que dé otra.`;
    return [{ personId, personName, severity: 'warning', message, mend: 'askBank' }];
  });
}
