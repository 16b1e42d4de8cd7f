import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Antonia Millaquén Rojas', 'AM'],
  ['  álvaro   ñancupil ', 'ÁÑ'],
  ['María de los Ángeles Wiesse', 'MW'],
  ['Juan de la Cruz', 'JC'],
  ['María del Carmen von Appen Larraín', 'MA'],
  ['Cher', 'C'],
  ['𝒜ntonia Rojas', '𝒜R'],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['María de los Ángeles Constanza Wiesse Larraín', 'Wiesse Larraín', 'MW'],
  ['Ana María de la Fuente', 'de la Fuente', 'AF'],
  ['Cher', '', 'C'],
])('%j of the surnames %j gives %j', (name, surname, expected) => {
  expect(initials(name, surname)).toBe(expected);
});
