import { isIn, type Option } from '../options/option';
import { type FieldRule, isBlank } from './rules';

const CODE = /^\d{3}$/;

/**
 * A bank's code: three digits, zeros at the left included. An empty field passes.
 * @param banks the only codes that pass. @default every code of three digits
 */
export const bankCode =
  (message: string, banks?: readonly Option<string>[]): FieldRule =>
  (value) =>
    isBlank(value) ||
    (typeof value === 'string' && (banks === undefined ? CODE.test(value) : isIn(banks, value)))
      ? undefined
      : message;
