import { z } from 'zod';
import { es } from 'zod/v4/locales';
import type { FieldError } from './problem';

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
};

/** More field errors help nobody, and the list must not grow with the request. */
const MOST_ERRORS = 50;

/** The sender may invent a field name: the answer repeats it, but not at any length. */
const LONGEST_FIELD = 100;

let configured = false;

/**
 * Makes zod speak Spanish to people: zod's own `es` texts name types ('recibido indefinido'), which mean nothing
 * to a person with a form. createApi calls it, not the import, so that importing the package has no effect.
 */
export function speakSpanish(): void {
  if (configured) return;
  configured = true;
  z.config(es());
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined) return 'Este campo es requerido';
          return `Debe ser ${KINDS[issue.expected] ?? 'de otro tipo'}`;
        case 'too_small':
          return issue.origin === 'string'
            ? `Debe tener al menos ${issue.minimum} ${issue.minimum === 1 ? 'carácter' : 'caracteres'}`
            : `Debe ser como mínimo ${issue.minimum}`;
        case 'too_big':
          return issue.origin === 'string'
            ? `Debe tener como máximo ${issue.maximum} caracteres`
            : `Debe ser como máximo ${issue.maximum}`;
        case 'invalid_format':
          return 'No tiene un formato válido';
        default:
          return undefined;
      }
    },
  });
}

/**
 * The errors of a refused request: the first one of each field, as in the form. An unknown field (every object is strict) gets its own
 * error, so that the caller sees which field it is.
 */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const found of error.issues.flatMap(errorsOf)) {
    const field = found.field.slice(0, LONGEST_FIELD);
    if (!byField.has(field)) byField.set(field, { field, message: found.message });
  }
  return [...byField.values()].slice(0, MOST_ERRORS);
}

function errorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }];
  return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: 'Campo desconocido' }));
}
