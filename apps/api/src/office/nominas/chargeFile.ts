import {
  API_MESSAGES,
  type BankCheck,
  notPossible,
  Problem,
  type ToldBankFileFault,
} from '@doblaje/contract';
import { type BankFile, type BankFileFault, bankFileTemplate } from '@doblaje/domain/bankFiles';
import { dayInChile, isDay, workingDayFrom } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { Doer } from '../../ground/history/audited';
import { readBanks } from '../catalogues/banks';
import { readChargeAccounts } from '../catalogues/chargeAccounts';
import { readHolidays } from '../catalogues/holidays';
import { readStudio } from '../catalogues/studio';
import { bankTransfers } from './bankFile';
import { readNomina } from './read';
import { type FileForm, lastFile, type MadeFile, type Transfer, transfersNow } from './transfers';
import { faultsOf, filesOf, needsPayDay } from './writeFiles';

/** The account and the day of payment that a file is asked for. */
interface FileWish {
  account: number;
  /** @default the next day on which banks work */
  payDay?: string | undefined;
}

/** The form of a new file, by what is under Catálogos now. @throws Problem 422 on `account` */
async function formNow(db: Database, now: Date, { account, payDay }: FileWish): Promise<FileForm> {
  const chosen = (await readChargeAccounts(db)).find(({ id }) => id === account);
  if (!chosen) throw fieldProblem('account', API_MESSAGES.notAChoice);
  const days = (await readHolidays(db)).filter(({ kind }) => kind !== 'studio').map(({ day }) => day);
  const today = dayInChile(now);
  if (payDay !== undefined && (!isDay(payDay) || payDay < today))
    throw fieldProblem('payDay', 'Elige hoy o un día posterior');
  return {
    ...{ chargeAccountId: chosen.id, chargeAccount: chosen.account, agreement: chosen.agreement },
    ...{ template: chosen.template, studioRut: (await readStudio(db)).rut },
    payDay: payDay ?? workingDayFrom(today, days),
  };
}

/** Whether a kept file is the one asked for. */
const isIt = (file: MadeFile, { account, payDay }: FileWish): boolean =>
  file.form.chargeAccountId === account &&
  (payDay === undefined || payDay === file.form.payDay || !needsPayDay(file.form));

const REFUSED = 'El banco no aceptaría este archivo: corrige lo que falta y vuelve a pedirlo.';

/** What is mended under Catálogos. */
const STUDIO_FIELDS = ['studioRut', 'chargeAccount', 'agreement'];

const toldOf =
  (transfers: readonly Transfer[]) =>
  ({ row, field, severity, message }: BankFileFault): ToldBankFileFault => {
    const transfer = row === null ? undefined : transfers[row];
    return {
      ...{ personId: transfer?.person_id ?? null, personName: transfer?.person_name ?? '' },
      ...{ severity, message, isOfStudio: STUDIO_FIELDS.includes(field) },
    };
  };

const nameOf = (id: number, { template }: FileForm, count: number) => {
  const known = bankFileTemplate(template);
  const isSeveral = known?.mostPayments != null && count > known.mostPayments;
  return `nomina-${id}-${template}.${isSeveral ? 'zip' : (known?.extension ?? 'csv')}`;
};

/**
 * What a bank would reject in the file of a nómina: of the one that was made for this account, else of one made now.
 * @throws Problem 404; 422 on `account` or `payDay`
 */
export async function checkFile(
  db: Database,
  now: Date,
  id: number,
  wish: Partial<FileWish>,
): Promise<BankCheck> {
  const { state } = await readNomina(db, id);
  const all = await readChargeAccounts(db);
  const last = await lastFile(db, id);
  const known = (account?: number | null) => all.find((other) => other.id === account)?.id;
  const account =
    wish.account ?? known(last?.form.chargeAccountId) ?? (await lastUsed(db)) ?? all[0]?.id ?? 0;
  const accounts = all.map(({ id: of, name, template }) => {
    return { id: of, label: `${name} · ${bankFileTemplate(template)?.label ?? ''}` };
  });
  const none = { accounts, account: 0, needsPayDay: false, payDay: '', fileName: '', faults: [] };
  if (account === 0) return none;
  const asked = { account, payDay: wish.payDay };
  const isPaid = state === 'paid' && last?.form.chargeAccountId === account;
  const kept = last && (isPaid || isIt(last, asked)) ? last : null;
  const form = kept?.form ?? (await formNow(db, now, asked));
  const transfers = kept?.transfers ?? (await transfersNow(db, id));
  const faults = faultsOf({ nominaId: id, transfers, form }, await readBanks(db));
  return {
    ...{ accounts, account, needsPayDay: needsPayDay(form), payDay: form.payDay },
    ...{ fileName: nameOf(id, form, transfers.length), faults: faults.map(toldOf(transfers)) },
  };
}

/** The account of the last file of any nómina. */
async function lastUsed(db: Database): Promise<number | undefined> {
  const file = await db
    .selectFrom('nomina_files')
    .select('charge_account_id')
    .where('charge_account_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return file?.charge_account_id ?? undefined;
}

/** @throws Problem 422 with a line a row that the bank would reject */
function refuseFaults(faults: readonly BankFileFault[], transfers: readonly Transfer[]): void {
  const errors = faults
    .filter(({ severity }) => severity === 'error')
    .map(toldOf(transfers))
    .map(({ personName, message }) => ({
      field: '',
      message: personName === '' ? message : `${personName}: ${message}`,
    }));
  if (errors.length > 0) throw new Problem(422, REFUSED, { errors });
}

/**
 * The files of a nómina in the form that an account's bank takes. Like its CSV they are made once, and stay what they were; for another
 * account, or another day that the file names, they are made anew, while the nómina is prepared.
 * @throws Problem as {@link bankTransfers}; 422 with a line a row that the bank would reject
 */
export async function bankFiles(
  db: Database,
  doer: Doer,
  id: number,
  wish: FileWish & { again: boolean },
): Promise<{ files: BankFile[]; name: string }> {
  const { transfers, form } = await bankTransfers(db, doer, id, {
    again: wish.again,
    isIt: (file) => isIt(file, wish),
    form: (transaction) => formNow(transaction, doer.now, wish),
    check: async (transaction, now, made) => {
      const banks = await readBanks(transaction);
      refuseFaults(faultsOf({ nominaId: id, transfers: now, form: made }, banks), now);
    },
  });
  const files = filesOf({ nominaId: id, transfers, form });
  if (files.length === 0) {
    if (transfers.some(({ account_number }) => account_number === null))
      throw notPossible('Alguien de la nómina borró sus datos: este archivo ya no se puede hacer.');
    // It was made when less was checked.
    refuseFaults(faultsOf({ nominaId: id, transfers, form }), transfers);
  }
  return { files, name: nameOf(id, form, transfers.length) };
}
