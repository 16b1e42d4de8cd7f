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

/**
 * Why a text is not the number that its field wants: it has decimals, a minus or digits that the field does not take, it can be read as two
 * numbers, or it is none.
 */
export type NumberFault = 'decimals' | 'sign' | 'digits' | 'ambiguous' | 'text';

/** What a text stands for. */
export interface NumberReading {
  /** null: none, or it was not read. */
  value: number | null;
  /** What is wrong with it. With a value it is a number that does not fit; without one it was not read. */
  fault?: NumberFault;
}

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A written number in its parts; null where it is none: nothing of a text is passed over. */
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

/** The number that a text says, read whole and as the locale writes numbers, or why there is none. */
export function readNumber(text: string, shape: NumberShape): NumberReading {
  const { maxFractionDigits: most, marks = '.,' } = shape;
  if (text.trim() === '') return { value: null };
  const parts = partsOf(text, marks);
  if (!parts) return { value: null, fault: readingsOf(text, marks).length > 0 ? 'ambiguous' : 'text' };
  const { sign, digits, fraction } = parts;
  if (`${digits}${fraction ?? ''}`.length > MOST_DIGITS) return { value: null, fault: 'digits' };
  if (fraction !== undefined && (most === 0 || fraction.length > most)) {
    // '180,000' may be thousands, of '180,' it is not known what follows: neither is a round 180.
    if (readingsOf(text, marks).length > 0) return { value: null, fault: 'ambiguous' };
    if (/^(?:0*|...)$/.test(fraction)) return { value: null, fault: 'decimals' };
    return { value: Number(`${sign}${digits}.${fraction}`), fault: 'decimals' };
  }
  const value = Number(`${sign}${digits}.${fraction ?? ''}`) || 0;
  return sign && !shape.allowsNegative ? { value, fault: 'sign' } : { value };
}

/** The two numbers that a text may be read as, as they are written; empty where there are none. */
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
  // A comma before three digits stands between thousands elsewhere; before others it is a decimal mark everywhere.
  if (last === decimal && fraction.length !== 3) return [];
  const sign = /^[-−]/.test(text.trim()) ? '-' : '';
  const whole = digits.slice(0, digits.length - fraction.length);
  const one = showNumber(Number(`${sign}${whole}.${fraction}`), marks);
  return [one, showNumber(Number(`${sign}${digits}`), marks)];
}

/** A number as it is shown, '1234,5' as '1.234,5' (es-CL); null for what is none. */
export function formatNumberText(typed: string, marks = '.,'): string | null {
  const parts = partsOf(typed, marks);
  if (!parts) return null;
  const grouped = parts.digits.replace(/\B(?=(\d{3})+$)/g, marks[0] ?? '');
  return `${parts.sign}${grouped}${parts.fraction === undefined ? '' : `${marks[1] ?? ','}${parts.fraction}`}`;
}

/** How a number is shown, whole, whatever the field takes; empty for none and for what is no finite number. */
export function showNumber(value: unknown, marks = '.,'): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // 0.1 + 0.2 is 0.3 to a person.
  const plain = Number(value.toPrecision(MOST_DIGITS)).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return formatNumberText(plain.replace('.', marks[1] ?? ','), marks) ?? '';
}
