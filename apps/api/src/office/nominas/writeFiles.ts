import {
  type BankFile,
  type BankFileBank,
  type BankFileFault,
  type BankFilePayment,
  type BankFileStudio,
  type BankFileTemplate,
  bankFileTemplate,
  checkBankFile,
  writeBankFiles,
} from '@doblaje/domain/bankFiles';
import type { AccountType } from '@doblaje/domain/options/accountTypes';
import type { FileForm, Transfer } from './transfers';

/** What banks show as the subject of their mails. */
const SUBJECT = 'Pago de honorarios';

const paymentOf = (transfer: Transfer): BankFilePayment => ({
  ...{ holderRut: transfer.holder_rut ?? '', holderName: transfer.holder_name, bank: transfer.bank ?? '' },
  ...{
    accountType: (transfer.account_type ?? '') as AccountType,
    accountNumber: transfer.account_number ?? '',
  },
  ...{ amount: transfer.net, email: transfer.email, memo: transfer.memo, documents: transfer.documents },
});

const studioOf = (nominaId: number, form: FileForm): BankFileStudio => ({
  ...{ fileName: `nomina-${nominaId}`, rut: form.studioRut, chargeAccount: form.chargeAccount },
  ...{ agreement: form.agreement, payDay: form.payDay, subject: SUBJECT },
});

/** The banks as a kept file knows them: what it says of them must not change with the table. */
const banksIn = (transfers: readonly Transfer[]): BankFileBank[] =>
  transfers.map(({ bank, bank_name, bank_rut }) => ({
    ...{ code: bank ?? '', name: bank_name, rut: bank_rut, isActive: true },
  }));

/** What is to be written, and by which description. */
interface Written {
  nominaId: number;
  transfers: readonly Transfer[];
  form: FileForm;
}

const templateOf = ({ template }: FileForm) => bankFileTemplate(template) as BankFileTemplate;

/** What the bank would reject, by the position of the transfer. */
export const faultsOf = (
  { nominaId, transfers, form }: Written,
  banks: readonly BankFileBank[] = banksIn(transfers),
): BankFileFault[] =>
  checkBankFile(templateOf(form), transfers.map(paymentOf), banks, studioOf(nominaId, form));

/** The files, from what was kept; none when something cannot be written any more. */
export const filesOf = ({ nominaId, transfers, form }: Written): BankFile[] =>
  writeBankFiles(templateOf(form), transfers.map(paymentOf), studioOf(nominaId, form), banksIn(transfers));

/** Whether the bank's file names the day of the payment. */
export const needsPayDay = (form: FileForm): boolean =>
  templateOf(form).records.some(({ columns }) => columns.some(({ value }) => value === 'payDay'));
