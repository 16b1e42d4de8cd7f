import { expect, test } from 'vitest';
import { shiftTimecode } from './timecode';

test('counts 25 frames a second, carrying into seconds, minutes and hours', () => {
  expect(shiftTimecode('00:12:08:04', 20)).toBe('00:12:08:24');
  expect(shiftTimecode('00:12:08:24', 20)).toBe('00:12:09:19');
  expect(shiftTimecode('00:59:59:24', 1)).toBe('01:00:00:00');
});

test('goes backwards, and wraps at midnight in both directions', () => {
  expect(shiftTimecode('00:12:08:04', -20)).toBe('00:12:07:09');
  expect(shiftTimecode('00:00:00:00', -1)).toBe('23:59:59:24');
  expect(shiftTimecode('23:59:59:24', 1)).toBe('00:00:00:00');
});

test('takes anything but a timecode as zero: the ruler is decoration', () => {
  expect(shiftTimecode('doce y ocho', 25)).toBe('00:00:01:00');
});
