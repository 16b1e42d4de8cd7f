import { dayText, isDay } from '../days/days';
import { fieldOf } from '../fields/fields';
import { isValidRut, type RutOptions } from '../rut/check';
import { type FieldRule, isBlank } from './rules';

/** The field must hold an id of a catalogue, a whole number from 1 on: 0 is "none chosen yet". */
export function chosen(message: string): FieldRule {
  return (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? undefined : message);
}

function inOrder(low: unknown, high: unknown): boolean {
  return typeof low === 'number' && typeof high === 'number' && low <= high;
}

/** A whole number between two bounds, both included. An empty field passes: add `required` to refuse it. */
export function wholeNumber(least: number, most: number, message: string): FieldRule {
  return (value) => {
    if (isBlank(value)) return undefined;
    return Number.isSafeInteger(value) && inOrder(least, value) && inOrder(value, most) ? undefined : message;
  };
}

/** A number outside the bounds gets the message of that side; a value that is no number passes, as another rule judges it. */
export const within =
  (least: number, most: number, tooLow: string, tooHigh: string): FieldRule =>
  (value) => {
    if (typeof value !== 'number') return undefined;
    if (value > most) return tooHigh;
    return value < least ? tooLow : undefined;
  };

export const PESOS = 'Ingresa un monto en pesos, sin decimales';
export const PESOS_TOO_HIGH = 'El monto es demasiado alto';

/** More than $0, in whole pesos, at most `most`. An empty field passes: add `required` to refuse it. */
export const amount = (most: number): FieldRule[] => [
  within(1, most, 'El monto debe ser mayor que $0', PESOS_TOO_HIGH),
  wholeNumber(1, most, PESOS),
];

/** The field must hold a valid RUT (spec §5 "RUT check"). An empty field passes: add `required` to refuse it. */
export function rut(message: string, options?: RutOptions): FieldRule {
  return (value) => (isBlank(value) || isValidRut(value, options) ? undefined : message);
}

/** First day accepted for any work of the studio: orders, chapters, boletas, payments. An earlier day is a typing error. */
const FIRST_DAY = '2000-01-01';

const TOO_EARLY = `La fecha es anterior al ${dayText(FIRST_DAY)}: revisa el año`;

/**
 * The field must hold a day as 'AAAA-MM-DD', not before {@link FIRST_DAY}. An empty field passes: add `required` to refuse it. Days of
 * birth have their own rule.
 */
export function day(message: string): FieldRule {
  return (value) => {
    if (isBlank(value)) return undefined;
    if (!isDay(value)) return message;
    return value < FIRST_DAY ? TOO_EARLY : undefined;
  };
}

/** The day is the other field's day or later. Passes if either is no day: the field's own rule reports that. */
export function dayFrom(field: string, message: string): FieldRule {
  return (value, values) => {
    const start = fieldOf(values, field);
    return isDay(value) && isDay(start) && value < start ? message : undefined;
  };
}
