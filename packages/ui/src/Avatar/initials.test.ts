import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Antonia Millaquén Rojas', 'AM'],
  ['  álvaro   ñancupil ', 'ÁÑ'],
  ['Cher', 'C'],
  ['𝒜ntonia Rojas', '𝒜R'],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
