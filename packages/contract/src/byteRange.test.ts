import { expect, test } from 'vitest';
import { byteRange } from './byteRange';

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-5000', { start: 10, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-5000', { start: 0, end: 99 }],
  ['bytes=-0', 'beyond'],
  ['bytes=100-', 'beyond'],
  ['bytes=999999999999999-', 'beyond'],
  ['bytes=99999999999999999999999-', 'beyond'],
  [`bytes=${'9'.repeat(5000)}-`, 'beyond'],
  [`bytes=10-${'9'.repeat(5000)}`, { start: 10, end: 99 }],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('%s of 100 bytes', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('beyond');
  expect(byteRange('bytes=-1', 0)).toBe('beyond');
});
