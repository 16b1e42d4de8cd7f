/** More digits than a double holds exactly would come back as another number. */
const MOST_DIGITS = 15;

export interface NumberShape {
  /** Decimals that it takes. */
  maxFractionDigits: number;
  /** Whether it takes a minus. */
  allowsNegative: boolean;
  /** Between thousands, and before decimals. @default '.,', as in Chile */
  marks?: string;
}

/** What a number has that its field does not take. */
export type NumberExcess = 'decimals' | 'sign' | 'digits';

/**
 * What a typed text shows: '1234,5' as '1.234,5' (es-CL). What is no part of a number goes; what the field does not take
 * stays: without its comma 12,5 would be 125.
 */
export function formatNumberText(typed: string, marks = '.,'): string {
  const [group, decimal = ','] = marks;
  const sign = /^\s*[-−]/.test(typed) ? '-' : '';
  const [whole = '', ...rest] = typed.split(decimal).map((part) => part.replace(/\D/g, ''));
  const digits = whole.replace(/^0+(?=\d)/, '');
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, group ?? '');
  return sign + (rest.length === 0 ? grouped : `${grouped || '0'}${decimal}${rest.join('')}`);
}

/** A number from elsewhere, as of a sheet: of '12.5' the point is no mark of thousands. */
export function readPasted(text: string, [group = '.', decimal = ','] = '.,'): string {
  const [whole = '', fraction, ...more] = text.split(group);
  const isDecimal = fraction !== undefined && more.length === 0 && !text.includes(decimal);
  return isDecimal && /\d/.test(fraction) && !/^\d{3}$/.test(fraction.trim())
    ? `${whole}${decimal}${fraction}`
    : text;
}

/** The number a shown text stands for; null for none, also for a lone minus. */
export function readNumberText(text: string, marks = '.,'): number | null {
  const [whole = '', fraction = ''] = text.split(marks[1] ?? ',');
  const plain = `${whole.replace(/[^\d-]/g, '')}.${fraction}`;
  return /\d/.test(plain) ? Number(plain) : null;
}

/** What a shown text has that the field does not take; undefined where it is right. */
export function excessOf(text: string, shape: NumberShape): NumberExcess | undefined {
  const [whole = '', fraction = ''] = text.split(shape.marks?.[1] ?? ',');
  if (text.startsWith('-') && !shape.allowsNegative) return 'sign';
  if (fraction.length > shape.maxFractionDigits) return 'decimals';
  return `${whole}${fraction}`.replace(/\D/g, '').length > MOST_DIGITS ? 'digits' : undefined;
}

/** How a number is shown, whole, whatever the field takes; empty for none and for what is no finite number. */
export function showNumber(value: unknown, marks = '.,'): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // 0.1 + 0.2 is 0.3 to a person.
  const plain = Number(value.toPrecision(MOST_DIGITS)).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return formatNumberText(plain.replace('.', marks[1] ?? ','), marks);
}
