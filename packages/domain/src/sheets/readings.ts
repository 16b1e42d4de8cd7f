import { isDay } from '../days/days';
import { DATE_INVALID } from '../rules/messages';
import { formatRut, isValidRut } from '../rut';

/** The reading of a spreadsheet's cell: its value, or why it is unclear. */
export type CellReading<Value> = { value: Value } | { message: string };

/** A text as a message quotes it, cut where it is long. */
export const told = (text: string) => `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`;

/** Longer than any text that is read here. */
const LONGEST = 100;

/** A text with full-width figures and hard blanks made plain. A text that is too long, or no text, is ''. */
export const plain = (text: unknown) =>
  typeof text === 'string' && text.length <= LONGEST ? text.normalize('NFKC').trim() : '';

/** Why a text is no amount of pesos that is read: `readPesos` says that it has two readings, or it has commas for its thousands. */
export const twoWaysText = (text: string) =>
  /^\$?\s*\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/.test(plain(text))
    ? 'separa los miles con comas: escríbelo sin puntos ni comas'
    : 'se puede leer de dos maneras: escríbelo sin puntos ni comas';

/**
 * A whole number as es-CL or a spreadsheet writes it: '1214', '1.214', '13,0', '13.0'. A text that other people could read as
 * another number ('1,000') is refused.
 * @param otherwise message for a text that is no number
 */
export function wholeOfCell(text: string, otherwise: string): CellReading<number> {
  const typed = plain(text);
  if (/^\d{1,3}(?:,\d{3})+$/.test(typed))
    return { message: `${told(typed)} se puede leer de dos maneras: escríbelo sin puntos ni comas` };
  const whole = typed.replace(/(?:,0+|(?<=^\d+)\.0{1,2})$/, '');
  if (/^(?:\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})$/.test(whole))
    return { value: Number(whole.replaceAll('.', '')) };
  return { message: /^\d+[.,]\d+$/.test(typed) ? `${told(typed)} no es un número entero` : otherwise };
}

/** With its hyphen, or digits only: '12.345.678' may lack its check digit. Banks fill up with zeros. */
const RUT = /^(?:(\d{1,3}(?:\.\d{3}){1,2}|\d{1,15})-|(\d{1,15}))([\dK])$/;

/** The RUT of a text as '12.345.678-5', however its dash is written, with blanks behind it or zeros before it; null for anything else. */
export function rutOfText(text: unknown): string | null {
  const typed = plain(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, '')
    .toUpperCase();
  const [, dotted, bare, check] = RUT.exec(typed) ?? [];
  const body = `${dotted ?? bare}`.replaceAll('.', '').replace(/^0+/, '').padStart(7, '0');
  return isValidRut(`${body}${check}`, { zero: false }) ? formatRut(`${body}${check}`) : null;
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const MONTH_NAMES =
  /^(ene(ro)?|feb(rero)?|mar(zo)?|abr(il)?|mayo?|jun(io)?|jul(io)?|ago(sto)?|sept?(iembre)?|oct(ubre)?|nov(iembre)?|dic(iembre)?)$/;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/**
 * A day as 'AAAA-MM-DD': '05-03-2026', '5/3/2026', '5-mar-2026', '5 de marzo de 2026', '2026-03-05', with midnight or without.
 * A year of two digits could be a day ('16-12-26'), so it is not guessed.
 */
export function dayOfCell(text: string): CellReading<string> {
  const typed = plain(text)
    .toLowerCase()
    .replace(/[ t]0?0:00(?::00)?(?:\.0+)?$/, '')
    .replace(/ de(?:l)? /g, '-')
    .replace(/[\u2010-\u2015\u2212./\s]+/g, '-');
  if (/^\d{1,2}-(?:\d{1,2}|[a-z]+)-\d{2}$/.test(typed))
    return {
      message: `Escribe la fecha con las cuatro cifras del año, como 16-12-2026: ${told(plain(text))} se puede leer de dos maneras`,
    };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const spoken = /^(\d{1,2})-(\d{1,2}|[a-z]+)-(\d{4})$/.exec(typed);
  const [year, month, date] = iso ? iso.slice(1) : (spoken ?? []).slice(1).reverse();
  const day = [year, monthOf(`${month}`), `${date}`.padStart(2, '0')].join('-');
  const isNear = Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return isNear && isDay(day) ? { value: day } : { message: DATE_INVALID };
}

function monthOf(written: string): string {
  if (!MONTH_NAMES.test(written)) return written.padStart(2, '0');
  return `${MONTHS.indexOf(written.slice(0, 3)) + 1}`.padStart(2, '0');
}

/** A running time as 'HH:MM:SS': '0:44:12', '00:44:12,000'. '44:12' could be minutes or hours, so it is not guessed. */
export function durationOfCell(text: string, otherwise: string): CellReading<string> {
  const typed = plain(text).replace(/[.,]0+$/, '');
  if (/^\d{1,2}:[0-5]\d$/.test(typed))
    return { message: `${told(typed)} puede ser de minutos o de horas: ${otherwise}` };
  const parts = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(typed);
  if (!parts) return { message: otherwise };
  const [, hours = '', minutes, seconds] = parts;
  return { value: `${hours.padStart(2, '0')}:${minutes}:${seconds}` };
}
