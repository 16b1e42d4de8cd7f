/** A double cannot hold more digits exactly, so a longer number would come back changed. */
const MOST_DIGITS = 15;

export interface NumberShape {
  /** How many decimals the field takes. */
  maxFractionDigits: number;
  /** Whether the field takes a minus. */
  allowsNegative: boolean;
  /** The mark between thousands, then the mark before decimals. @default '.,', as in Chile */
  marks?: string;
}

/**
 * Why a text does not fit the field: it has decimals, a minus or too many digits, it
 * has two readings ('ambiguous'), or it is no number ('text').
 */
export type NumberFault = 'decimals' | 'sign' | 'digits' | 'ambiguous' | 'text';

/** The result of reading a text. */
export interface NumberReading {
  /** null when the text is empty or could not be read. */
  value: number | null;
  /** What is wrong with the text. With a value: a number that does not fit the field. Without a value: a text that could not be read. */
  fault?: NumberFault;
}

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parts of a written number, or null if any character does not belong to a number. */
function partsOf(text: string, [group = '', decimal = ',']: string) {
  const [, sign = '', body = ''] = /^([-−]?)\s*(?:\$\s*)?(.*)$/s.exec(text.trim()) ?? [];
  const [whole = '', fraction, ...more] = body.split(decimal);
  const isGrouped = group !== '' && new RegExp(`^[1-9]\\d{0,2}(?:${escaped(group)}\\d{3})+$`).test(whole);
  const isWhole =
    isGrouped || /^\d+$/.test(whole) || (whole === '' && fraction !== undefined && fraction !== '');
  if (!isWhole || more.length > 0 || !/^\d*$/.test(fraction ?? '')) return null;
  const digits = (isGrouped ? whole.split(group).join('') : whole).replace(/^0+(?=\d)/, '') || '0';
  return { sign: sign && '-', digits, fraction };
}

/** Reads the whole text as a number in the locale's writing, or says why it is no number. */
export function readNumber(text: string, shape: NumberShape): NumberReading {
  const { maxFractionDigits: most, marks = '.,' } = shape;
  if (text.trim() === '') return { value: null };
  const parts = partsOf(text, marks);
  if (!parts) return { value: null, fault: readingsOf(text, marks).length > 0 ? 'ambiguous' : 'text' };
  const { sign, digits, fraction } = parts;
  if (`${digits}${fraction ?? ''}`.length > MOST_DIGITS) return { value: null, fault: 'digits' };
  if (fraction !== undefined && (most === 0 || fraction.length > most)) {
    // '180,000' may mean thousands, and '180,' may be unfinished. Reading either as 180 would be a guess.
    if (readingsOf(text, marks).length > 0) return { value: null, fault: 'ambiguous' };
    if (/^(?:0*|...)$/.test(fraction)) return { value: null, fault: 'decimals' };
    return { value: Number(`${sign}${digits}.${fraction}`), fault: 'decimals' };
  }
  const value = Number(`${sign}${digits}.${fraction ?? ''}`) || 0;
  return sign && !shape.allowsNegative ? { value, fault: 'sign' } : { value };
}

/** The two possible readings of a text, as the locale writes them. Empty for a text with a single reading. */
export function readingsOf(text: string, marks = '.,'): string[] {
  const [group = '', decimal = ','] = marks;
  const body = text.trim().replace(/^[-−]?\s*(?:\$\s*)?/, '');
  const found = [...body].filter((character) => character === group || character === decimal);
  const last = found.at(-1);
  if (last === undefined || group === '' || !/^\d/.test(body)) return [];
  const isOnce = found.filter((mark) => mark === last).length === 1;
  const [, fraction = ''] = body.split(last);
  const digits = body.split(group).join('').split(decimal).join('');
  if (!isOnce || fraction === '' || !/^\d{2,15}$/.test(digits)) return [];
  // Some countries write a comma before three digits for thousands. Before any other count of digits it marks decimals everywhere.
  if (last === decimal && fraction.length !== 3) return [];
  const sign = /^[-−]/.test(text.trim()) ? '-' : '';
  const whole = digits.slice(0, digits.length - fraction.length);
  const one = showNumber(Number(`${sign}${whole}.${fraction}`), marks);
  return [one, showNumber(Number(`${sign}${digits}`), marks)];
}

/** A number in the locale's writing: '1234,5' gives '1.234,5' (es-CL). null for a text that is no number. */
export function formatNumberText(typed: string, marks = '.,'): string | null {
  const parts = partsOf(typed, marks);
  if (!parts) return null;
  const grouped = parts.digits.replace(/\B(?=(\d{3})+$)/g, marks[0] ?? '');
  return `${parts.sign}${grouped}${parts.fraction === undefined ? '' : `${marks[1] ?? ','}${parts.fraction}`}`;
}

/** A number as the field shows it, with all its decimals. Empty for anything but a finite number. */
export function showNumber(value: unknown, marks = '.,'): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // Rounds away the error of doubles, so 0.1 + 0.2 shows as 0.3.
  const plain = Number(value.toPrecision(MOST_DIGITS)).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return formatNumberText(plain.replace('.', marks[1] ?? ','), marks) ?? '';
}
