/** More digits than a double holds exactly would come back as another number. */
const MOST_DIGITS = 15;

export interface NumberShape {
  /** Decimals that may be typed. */
  maxFractionDigits: number;
  /** Whether a minus may be typed first. */
  allowsNegative: boolean;
  /** Between thousands, and before decimals. @default '.,', as in Chile */
  marks?: string;
}

/** What a typed text shows: '1234,5' as '1.234,5' (es-CL). Everything that is no part of a number goes. */
export function formatNumberText(
  typed: string,
  { maxFractionDigits, allowsNegative, marks = '.,' }: NumberShape,
): string {
  const [group, decimal = ','] = marks;
  const sign = allowsNegative && /^\s*[-−]/.test(typed) ? '-' : '';
  const [whole = '', ...rest] = typed.split(decimal).map((part) => part.replace(/\D/g, ''));
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS - maxFractionDigits);
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, group ?? '');
  if (maxFractionDigits === 0 || rest.length === 0) return sign + grouped;
  return `${sign}${grouped || '0'}${decimal}${rest.join('').slice(0, maxFractionDigits)}`;
}

/** The number a shown text stands for; null for none, also for a lone minus. */
export function readNumberText(text: string, marks = '.,'): number | null {
  const [whole = '', fraction = ''] = text.split(marks[1] ?? ',');
  const plain = `${whole.replace(/[^\d-]/g, '')}.${fraction}`;
  return /\d/.test(plain) ? Number(plain) : null;
}

/** How a number is shown; empty for none and for what is no finite number. */
export function showNumber(value: unknown, shape: NumberShape): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const fixed = value.toFixed(shape.maxFractionDigits);
  const plain = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return formatNumberText(plain.replace('.', shape.marks?.[1] ?? ','), { ...shape, allowsNegative: true });
}
