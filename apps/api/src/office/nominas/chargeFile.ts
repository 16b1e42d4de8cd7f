import {
  API_MESSAGES,
  type BankCheck,
  type ChargeAccount,
  notPossible,
  OWN_FILE_ACCOUNT as OWN,
  Problem,
  refuseAnsweredFile,
  type ToldBankFileFault,
} from '@doblaje/contract';
import { type BankFile, type BankFileFault, bankFileTemplate } from '@doblaje/domain/bankFiles';
import { dayInChile, isDay, workingDayFrom } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { Doer } from '../../ground/history/audited';
import { readBanks } from '../catalogues/banks';
import { readChargeAccounts } from '../catalogues/chargeAccounts';
import { bankHolidays } from '../catalogues/holidays';
import { readStudio } from '../catalogues/studio';
import { bankTransfers, type FileStanding } from './bankFile';
import { changesSinceFile } from './changes';
import { otherFormsOf } from './downloads';
import { readNomina } from './read';
import { refuseBlockedIn } from './refuseBlocked';
import { payDayFaults, rejectedFaults, toldOf } from './toldFaults';
import { type FileForm, lastFile, type MadeFile, OWN_FORM, type Transfer, transfersNow } from './transfers';
import { faultsOf, filesOf, needsPayDay } from './writeFiles';

/** The account and the day of payment that a file is asked for. */
interface FileWish {
  account: number;
  /** @default the next day on which banks work */
  payDay?: string | undefined;
}

/** The form of a new file, by what is under Catálogos now. @throws Problem 422 on `account` */
async function formNow(db: Database, now: Date, { account, payDay }: FileWish): Promise<FileForm> {
  if (account === OWN) return OWN_FORM;
  const chosen = (await readChargeAccounts(db)).find(({ id }) => id === account);
  if (!chosen) throw fieldProblem('account', API_MESSAGES.notAChoice);
  const today = dayInChile(now);
  if (payDay !== undefined && (!isDay(payDay) || payDay < today))
    throw fieldProblem('payDay', 'Elige hoy o un día posterior');
  return {
    ...{ chargeAccountId: chosen.id, chargeAccount: chosen.account, agreement: chosen.agreement },
    ...{ template: chosen.template, studioRut: (await readStudio(db)).rut },
    payDay: payDay ?? workingDayFrom(today, await bankHolidays(db)),
  };
}

/**
 * Whether a kept file is the one asked for. The CSV tells the transfers of any that people's data still agree with: of another bank's
 * that they do not, nobody asked for the CSV. Of a paid nómina there is only what was paid.
 */
const isIt = (file: MadeFile, { account, payDay }: FileWish, { isPaid, hasChanged }: FileStanding): boolean =>
  (account === OWN && (isPaid || !hasChanged || isOwn(file.form))) ||
  (file.form.chargeAccountId === account &&
    (payDay === undefined || payDay === file.form.payDay || !needsPayDay(file.form)));

const REFUSED = 'El banco no aceptaría este archivo: corrige lo que falta y vuelve a pedirlo.';

/** Name of the studio's own CSV. */
export const ownName = (id: number): string => `nomina-${id}.csv`;

/** Whether a file is the studio's own CSV. An account that is gone leaves its template. */
const isOwn = ({ chargeAccountId, template }: FileForm) =>
  chargeAccountId === null && template === OWN_FORM.template;

const nameOf = (id: number, form: FileForm, count: number) => {
  if (isOwn(form)) return ownName(id);
  const { template } = form;
  const known = bankFileTemplate(template);
  const isSeveral = known?.mostPayments != null && count > known.mostPayments;
  return `nomina-${id}-${template}.${isSeveral ? 'zip' : (known?.extension ?? 'csv')}`;
};

/**
 * What a bank would reject in the file of a nómina: of the one that was made for this account, else of one made now.
 * @throws Problem 404; 409 once the bank has answered; 422 on `account` or `payDay`
 */
export async function checkFile(
  db: Database,
  now: Date,
  id: number,
  wish: Partial<FileWish>,
): Promise<BankCheck> {
  const { state, isAnswered } = await readNomina(db, id);
  await refuseBlockedIn(db, id);
  const all = await readChargeAccounts(db);
  const last = await lastFile(db, id);
  refuseAnsweredFile({ isAnswered, isPaid: state === 'paid', payments: last?.transfers ?? [] });
  const account = wish.account ?? (await usualOf(db, last, all));
  const accounts = all.map(({ id: of, name, template }) => {
    return { id: of, label: `${name} · ${bankFileTemplate(template)?.label ?? ''}` };
  });
  accounts.push({ id: OWN, label: bankFileTemplate(OWN_FORM.template)?.label ?? '' });
  const asked = { account, payDay: wish.payDay };
  const isPaid = state === 'paid';
  const today = await transfersNow(db, id);
  const changes = isPaid ? [] : changesSinceFile(last, today);
  const standing = { isPaid, hasChanged: changes.length > 0 };
  const isOfAccount = last?.form.chargeAccountId === account;
  const kept = last && ((isPaid && isOfAccount) || isIt(last, asked, standing)) ? last : null;
  const form = account === OWN ? OWN_FORM : (kept?.form ?? (await formNow(db, now, asked)));
  const transfers = kept?.transfers ?? today;
  // The CSV is kept as it was, also when somebody has erased their data since.
  const judged = account === OWN && kept ? transfers.filter(isThere) : transfers;
  const written = { nominaId: id, transfers: judged, form };
  const faults = kept && judged.length === 0 ? [] : faultsOf(written, await readBanks(db));
  // Of a paid nómina nothing is to be mended any more.
  const cautions = isPaid
    ? []
    : [...(await payDayFaults(db, now, form)), ...(await rejectedFaults(db, judged))];
  return {
    ...{ accounts, account, needsPayDay: needsPayDay(form), payDay: form.payDay },
    ...{
      fileName: nameOf(id, form, transfers.length),
      faults: inOrder([...faults.map(toldOf(judged)), ...cautions], judged),
    },
    changes: kept ? changes : [],
    // What was paid is handed out in its form alone.
    otherForms: isPaid ? [] : await otherFormsOf(db, id, form.template),
  };
}

/** First what is about the studio, then person by person. */
function inOrder(faults: readonly ToldBankFileFault[], transfers: readonly Transfer[]): ToldBankFileFault[] {
  const places = new Map(transfers.map(({ person_id }, index) => [person_id, index]));
  const placeOf = ({ personId }: ToldBankFileFault) =>
    personId === null ? -1 : (places.get(personId) ?? -1);
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const isThere = ({ account_number }: Transfer) => account_number !== null;

/** The account that is chosen before ADMIN chooses: that of the last file, else the one that was used last, else the first. */
async function usualOf(db: Database, last: MadeFile | null, all: readonly ChargeAccount[]): Promise<number> {
  if (last && isOwn(last.form)) return OWN;
  const known = all.find(({ id }) => id === last?.form.chargeAccountId)?.id;
  return known ?? (await lastUsed(db)) ?? all[0]?.id ?? OWN;
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

/** The check of a new file. @throws Problem as {@link refuseFaults} */
const checkNew = (id: number) => async (db: Database, transfers: readonly Transfer[], form: FileForm) =>
  refuseFaults(faultsOf({ nominaId: id, transfers, form }, await readBanks(db)), transfers);

/**
 * The transfers of the studio's own CSV.
 * @throws Problem as {@link bankTransfers}; 422 with a line a row that cannot be paid
 */
export const ownTransfers = async (
  db: Database,
  doer: Doer,
  id: number,
  again: boolean,
): Promise<Transfer[]> => {
  const { transfers } = await bankTransfers(db, doer, id, {
    again,
    isIt: (file, standing) => isIt(file, { account: OWN }, standing),
    check: checkNew(id),
  });
  return transfers;
};

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
  if (wish.account === OWN) throw fieldProblem('account', API_MESSAGES.notAChoice);
  const { transfers, form } = await bankTransfers(db, doer, id, {
    again: wish.again,
    isIt: (file, standing) => isIt(file, wish, standing),
    form: (transaction) => formNow(transaction, doer.now, wish),
    check: checkNew(id),
  });
  const files = filesOf({ nominaId: id, transfers, form });
  if (files.length === 0) {
    if (!transfers.every(isThere))
      throw notPossible('Alguien de la nómina borró sus datos: este archivo ya no se puede hacer.');
    // It was made when less was checked.
    refuseFaults(faultsOf({ nominaId: id, transfers, form }), transfers);
  }
  return { files, name: nameOf(id, form, transfers.length) };
}
