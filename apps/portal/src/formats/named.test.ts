import { expect, test } from 'vitest';
import { named } from './named';

test.each([
  ['ANA PEREZ', '5.126.663-3', 'ANA PEREZ', '5.126.663-3'],
  ['', '5.126.663-3', '5.126.663-3', ''],
  [' ', '5.126.663-3', '5.126.663-3', ''],
  ['5.126.663-3', '5.126.663-3', '5.126.663-3', ''],
  ['5126663-3', '5.126.663-3', '5.126.663-3', ''],
  ['12.345.678-5', '5.126.663-3', '12.345.678-5', '5.126.663-3'],
  ['ANA PEREZ', '', 'ANA PEREZ', ''],
  ['', '', '', ''],
])('«%s» with the RUT «%s» is «%s» beside «%s»', (name, rut, shown, beside) => {
  expect(named(name, rut)).toEqual({ name: shown, rut: beside });
});
