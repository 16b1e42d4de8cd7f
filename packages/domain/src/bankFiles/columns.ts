import type { BankFileColumn, BankFileLetters, BankFileValue } from './template';

/** Letters of names and messages: A–Z without accents and ñ (chile.md §2). */
const PLAIN_LETTERS: BankFileLetters = {
  takes: "A-Za-z0-9 .,'&()/-",
  removesAccents: true,
};

/** The same in capitals. */
export const CAPITALS: BankFileLetters = { takes: 'A-Z0-9 .-', removesAccents: true, toUpper: true };

/** Only A–Z. */
export const ONLY_LETTERS: BankFileLetters = { takes: 'A-Z', removesAccents: true, toUpper: true };

const DIGITS: BankFileLetters = { takes: '0-9' };

/** Of a RUT without hyphen. */
export const RUT_LETTERS: BankFileLetters = { takes: '0-9K' };

/** Of an e-mail: what is typed outside of these is not an address of ASCII. */
const EMAIL_LETTERS: BankFileLetters = { takes: "A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-" };

const ANY: BankFileLetters = { takes: ' -~' };

/** A text that never changes. '' leaves the column blank. */
export const constant = (name: string, text: string, width: number | null = text.length): BankFileColumn => ({
  ...{ name, width, letters: ANY, value: { constant: text } },
});

/** A number at the right, filled with zeros where the layout is fixed. Never cut. */
export const digits = (name: string, value: BankFileValue, width: number | null): BankFileColumn => ({
  ...{ name, value, width, letters: DIGITS, align: 'right', fill: '0', isRequired: true },
});

/** A RUT in one column, filled with zeros at the left where the layout is fixed. */
export const rut = (name: string, value: BankFileValue, width: number | null): BankFileColumn => ({
  ...{ name, value, width, letters: RUT_LETTERS, align: 'right', fill: '0', isRequired: true },
});

/** The number of an account at the left, filled with blanks where the layout is fixed. */
export const account = (name: string, width: number | null): BankFileColumn => ({
  ...{ name, width, value: 'account', letters: DIGITS, isRequired: true },
});

/** The name of the holder, cut at the column's width. */
export const holderName = (
  name: string,
  width: number | null,
  letters: BankFileLetters = PLAIN_LETTERS,
): BankFileColumn => ({ ...{ name, width, letters, value: 'name', beyond: 'cut', isRequired: true } });

/** A text that may be cut. */
export const text = (name: string, value: BankFileValue, width: number | null): BankFileColumn => ({
  ...{ name, value, width, letters: PLAIN_LETTERS, beyond: 'cut' },
});

/** An address, left out when it does not fit: cut it would be somebody else's. */
export const email = (name: string, width: number | null): BankFileColumn => ({
  ...{ name, width, value: 'email', letters: EMAIL_LETTERS, beyond: 'leftOut' },
});
