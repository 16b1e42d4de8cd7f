import { readPesos } from '../amounts/pesos';
import { formatRut, isValidRut, rutBeginning } from '../rut';
import { type CellReading, dayOfCell } from '../sheets';
import { told } from '../sheets/readings';

const twoWays = (text: string) => `${told(text)} se puede leer de dos maneras.`;

/** An amount behind its label, as `readPesos` reads it. Of two numbers either could be meant, so that neither is guessed. */
export function amountAfter(rest: string): CellReading<number> {
  const signless = rest.replace(/^[$:\s]+/, '');
  // Wide type has gaps within a number too: '15 5.000'. Its points tell that it is one.
  const joined = signless.replace(/\s/g, '');
  const shown = /^\d{1,3}(?:\.\d{3})+$/.test(joined) ? joined : signless;
  const [first = '', ...others] = shown.split(' ');
  if (first === '') return { message: 'No hay un monto al lado de su nombre.' };
  const read = others.some((word) => /\d/.test(word)) ? 'twoWays' : readPesos(first);
  if (read === 'twoWays') return { message: twoWays(shown) };
  return read === null ? { message: `${told(first)} no es un monto en pesos.` } : { value: read };
}

/** A rate in per cent: '15.25', '15,25', '16'. Its point never means thousands. */
export function rateIn(written: string): CellReading<number> {
  const text = written.replace(/\s/g, '');
  if (/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text)) return { value: Number(text.replace(',', '.')) };
  return { message: `${told(text)} no es una tasa de retención.` };
}

const RUT = /^\d\s?(?:\d\s?)?(?:\.?\s?\d\s?\d\s?\d\s?){2}-\s?[\dk](?![\da-z])/i;

/** A RUT behind its label, also with a blank behind its hyphen, as '12.345.678-5' and without zeros at the left. */
export function rutAfter(rest: string): CellReading<string> {
  const written = RUT.exec(rest)?.[0];
  if (written === undefined) return { message: `${told(rest)} no se lee como un RUT.` };
  const compact = written.replace(/\s/g, '');
  // The issuer of a boleta has a RUT; one of zeros is nobody's.
  if (!isValidRut(compact, { zero: false }))
    return { message: `El RUT ${told(written)} tiene un error: su dígito verificador no corresponde.` };
  return { value: formatRut(rutBeginning(compact)) };
}

const DAY =
  /^(?:\d{1,2}\s?(?:de\s?)?[a-z]{3,10}\.?\s?(?:del?\s?)?\d{2,4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?!\d)/i;

/** The same of wide type, its blanks taken out: '01deOctubrede2026', '01/10/2026', which an hour may follow: '12:04'. */
const WORDED = /^(\d{1,2})de([a-z]{3,10}?)del?(\d{4})/i;
const NUMBERED = /^(\d\d[-/.]\d\d[-/.]\d{4})(?=(?:\d\d:\d\d.*)?$)/;

function wideDay(rest: string): string | undefined {
  const compact = rest.replace(/\s/g, '');
  const [, day, month, year] = WORDED.exec(compact) ?? [];
  return day === undefined ? NUMBERED.exec(compact)?.[1] : `${day} de ${month} de ${year}`;
}

/** A day behind its label: '01 de Octubre de 2026', '01/10/2026'. */
export function dayAfter(rest: string): CellReading<string> {
  const written = DAY.exec(rest)?.[0] ?? wideDay(rest);
  if (written === undefined) return { message: `${told(rest)} no se lee como una fecha.` };
  const day = dayOfCell(written.replace(/setiembre/i, 'septiembre'));
  return 'value' in day ? day : { message: `${told(written)} no se lee como una fecha.` };
}

/** An hour of wide type behind its day. */
const WIDE_HOUR = /\s(\d)\s?(\d)\s?:\s?(\d)\s?(\d)(?!\d)/;

/** The hour behind a day: '01/10/2026 12:04' → '12:04'. */
export function timeAfter(rest: string): CellReading<string> {
  const [written, hour = '', minute] =
    /\s([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?!\d).{0,6}/.exec(rest.replace(WIDE_HOUR, ' $1$2:$3$4')) ?? [];
  if (written === undefined) return { message: `${told(rest)} no trae una hora.` };
  if (/[ap]\.?\s?m/i.test(written)) return { message: twoWays(written.trim()) };
  return { value: `${hour.padStart(2, '0')}:${minute}` };
}

/** The number of a boleta: from 1. */
export function folioIn(digits: string): CellReading<number> {
  const value = Number(digits.replace(/\s/g, ''));
  return value > 0 ? { value } : { message: `${told(digits)} no es un folio.` };
}
