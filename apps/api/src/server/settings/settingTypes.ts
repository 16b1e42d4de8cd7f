import { z } from 'zod';

/** A text setting that `type` checks. Every error gets the same message. */
export const checked = <T extends z.ZodType>(type: T, message: string) =>
  z.unknown().transform((value, context) => {
    const result = type.safeParse(value);
    if (result.success) return result.data as z.output<T>;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** `1`, `true`, `0` or `false`. @default false */
export const flag = checked(
  z
    .enum(['0', '1', 'true', 'false'])
    .default('0')
    .transform((value) => value === '1' || value === 'true'),
  'debe ser 1, 0, true o false',
);

const isHttp = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const isPath = (value: string) => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(value);
const trimSlash = (value: string) => (value.length > 1 ? value.replace(/\/+$/, '') : value);

/** An absolute http(s) address, without a slash at the end. */
export const httpAddress = z.string().refine(isHttp).transform(trimSlash);

/** An absolute http(s) address or a path of this origin, without a slash at the end. */
export const addressOrPath = z
  .string()
  .refine((value) => isPath(value) || isHttp(value))
  .transform(trimSlash);

/** A value of a header, decoded; undefined if it is none. */
function headerValue(encoded: string): string | undefined {
  try {
    const value = decodeURIComponent(encoded);
    return /^[\x20-\x7e]+$/.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Headers as OpenTelemetry writes them: `authorization=Bearer%20abc,x-studio=1`. */
export const headerList = z
  .string()
  .default('')
  .transform((value) => value.split(',').filter((one) => one.trim() !== ''))
  .transform((pairs) => pairs.map((pair) => /^\s*([\w-]+)\s*=\s*(\S+)\s*$/.exec(pair) ?? []))
  .transform((pairs) => pairs.map(([, name, value = '']) => [name, headerValue(value)] as const))
  .refine((pairs) => pairs.every(([name, value]) => name !== undefined && value !== undefined))
  .transform((pairs) => Object.fromEntries(pairs) as Record<string, string>);

/** Origins separated by commas, in the form that browsers send: scheme, host and port, without a path. */
export const originList = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((one) => one.trim()))
  .transform((values) => values.filter((one) => one !== ''))
  .refine((values) => values.every((one) => isHttp(one) && new URL(one).origin === one));
