export { type BankFileFault, checkBankFile } from './check';
export { BANK_FILE_TEMPLATES, bankFileTemplate } from './knownTemplates';
export type { BankFileSubject } from './messages';
export { mayBePaidTwice } from './otherForm';
export { payDayCautions } from './payDay';
export { isBankFileTemplate } from './reading';
export { rutOfBank } from './rutOfBank';
export type {
  BankFileBank,
  BankFileCase,
  BankFileColumn,
  BankFileDocument,
  BankFileLayout,
  BankFileLetters,
  BankFilePayment,
  BankFileRecord,
  BankFileStudio,
  BankFileTemplate,
  BankFileValue,
} from './template';
export { type BankCellsFile, type BankFile, type BankTextFile, writeBankFiles } from './write';
