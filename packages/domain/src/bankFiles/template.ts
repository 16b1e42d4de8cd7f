import type { AccountType } from '../options/accountTypes';

/** What a column is filled with. RUTs are written without dots; `Body` is without check digit. */
export type BankFileValue =
  | 'rut'
  | 'rutBody'
  | 'rutCheckDigit'
  | 'rutWithHyphen'
  | 'name'
  | 'bank'
  | 'bankName'
  | 'bankRut'
  | 'account'
  | 'accountType'
  | 'amount'
  | 'email'
  /** '1' if the row has an e-mail that the file can take, else '0'. */
  | 'notice'
  | 'memo'
  | 'subject'
  /** Name under which the bank has the account enrolled. */
  | 'alias'
  /** Of the document; in a payment's row, of its first document. */
  | 'documentNumber'
  | 'documentDay'
  | 'orderNumber'
  /** Of the document; in a payment's row, the whole amount. */
  | 'documentAmount'
  | 'studioRut'
  | 'chargeAccount'
  | 'agreement'
  | 'payDay'
  /** Number of the rows after the rows of the file itself. */
  | 'lines'
  /** Sum of the file's payments. */
  | 'total';

/** One line of a table of codes: the first whose conditions all hold gives the code. */
export interface BankFileCase {
  /** Whether the account is of the bank that the file is for. */
  readonly bank?: 'own' | 'other';
  readonly accountType?: AccountType;
  /** Whether the account is a CuentaRUT: its number is the holder's RUT without check digit. */
  readonly cuentaRut?: boolean;
  readonly is: string;
}

/** Letters of a column, after blanks, quotes and dashes were made plain. */
export interface BankFileLetters {
  /** Characters and ranges, e.g. 'A-Z0-9 .'; a hyphen of its own stands first or last. */
  readonly takes: string;
  /** Whether 'Ñ' becomes 'N', 'é' becomes 'e' and 'ø' becomes 'o' before the letters are compared. */
  readonly removesAccents?: boolean;
  readonly toUpper?: boolean;
}

/** One column of a row. */
export interface BankFileColumn {
  /** As the bank calls it, also the text of the header row. */
  readonly name: string;
  readonly value: BankFileValue | { readonly constant: string } | { readonly cases: readonly BankFileCase[] };
  /** Most characters, in a filled column exactly. null: the bank states no limit; a filled column needs one. */
  readonly width: number | null;
  /** Where the value stands in a fixed layout. @default 'left' */
  readonly align?: 'left' | 'right';
  /** One character that fills a fixed column. @default ' ' */
  readonly fill?: string;
  /** Fills the column also where it is separated or a cell: the bank takes it with all its characters. */
  readonly isFilled?: boolean;
  /** The characters that the bank takes. null: it states none, so that the value is written as it is. */
  readonly letters: BankFileLetters | null;
  /** A value that does not fit is cut, left out, or keeps the whole file from being written. @default 'refused' */
  readonly beyond?: 'cut' | 'leftOut' | 'refused';
  /** Without a value no file is written. */
  readonly isRequired?: boolean;
  /** Filled only for accounts of this bank ('own') or only for those of others. */
  readonly only?: 'own' | 'other';
  /** How a day is written. @default 'AAAAMMDD' */
  readonly dayAs?: 'AAAAMMDD' | 'DDMMAAAA';
}

/** One type of row: once a file, or once for each payment or each of its documents. */
export interface BankFileRecord {
  readonly per: 'file' | 'payment' | 'document';
  readonly columns: readonly BankFileColumn[];
}

/** How rows become a file. */
export type BankFileLayout =
  | { readonly kind: 'fixed' }
  | {
      readonly kind: 'separated';
      /** One character. */
      readonly separator: string;
      /** Quotes a field that holds the separator, quotes or a line end; without it, these become blanks. */
      readonly hasQuotes?: boolean;
      /** Neutralises texts that a spreadsheet would take for a formula. */
      readonly guardsFormulas?: boolean;
    }
  /** Text cells of an XLSX, from a row of a sheet on. Rows count from 1. */
  | { readonly kind: 'cells'; readonly sheet: string; readonly firstRow: number };

/** A bank's payment file as data: it holds no functions, so ADMIN's changes can be stored as JSON. */
export interface BankFileTemplate {
  readonly id: string;
  /** As people choose it. */
  readonly label: string;
  /** Code of the bank that the file is for; '' if it is for none. */
  readonly bank: string;
  readonly layout: BankFileLayout;
  /** Ending of the file's name, without the dot. */
  readonly extension: string;
  readonly encoding: 'ascii' | 'latin1' | 'utf8';
  /** Whether the text begins with a byte order mark. */
  readonly hasMark?: boolean;
  /** Ends every line, also the last one. */
  readonly lineEnd: '\r\n' | '\n';
  /** Whether the columns' names are the first row: those of the first record. */
  readonly hasHeader: boolean;
  /** Most payments of one file; more make several files. null: no limit. */
  readonly mostPayments: number | null;
  readonly records: readonly BankFileRecord[];
}

/** A boleta within a payment. */
export interface BankFileDocument {
  /** Its folio. */
  readonly number: number;
  /** 'AAAA-MM-DD'. */
  readonly day: string;
  /** Its part of the payment, in whole pesos: the net. */
  readonly amount: number;
  readonly orderNumber?: number | null;
}

/** One transfer to one account. */
export interface BankFilePayment {
  readonly holderRut: string;
  readonly holderName: string;
  /** Code of three digits. */
  readonly bank: string;
  readonly accountType: AccountType;
  /** Digits as text, because zeros at the left count. */
  readonly accountNumber: string;
  /** Whole pesos. */
  readonly amount: number;
  readonly email?: string | null;
  readonly memo?: string | null;
  readonly alias?: string | null;
  /** What the payment consists of; their amounts sum to its amount. */
  readonly documents?: readonly BankFileDocument[];
}

/** Who pays. */
export interface BankFileStudio {
  /** Start of the files' names, e.g. 'nomina-12'. */
  readonly fileName: string;
  readonly rut: string;
  readonly chargeAccount: string;
  /** Number of the agreement with the bank; '' if the bank has none. */
  readonly agreement: string;
  /** 'AAAA-MM-DD'. */
  readonly payDay: string;
  /** Subject of the mails that the bank sends. */
  readonly subject?: string;
}

/** A line of the table of banks (chile.md §2): whether it is active may change with the years, so it is handed in. */
export interface BankFileBank {
  readonly code: string;
  readonly name: string;
  readonly rut?: string | null;
  readonly isActive: boolean;
  /** Code of the bank that it became part of. */
  readonly mergedInto?: string | null;
}
