import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInChile, dayText, isDay } from '.';

describe('days', () => {
  it('are calendar days, written with a year of four digits first', () => {
    expect(['2026-03-05', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '26-03-05', '05-03-2026', '', null, 20260305].some(isDay)).toBe(
      false,
    );
  });

  it('are written day first, and a wrong day is not written', () => {
    expect(dayText('2026-03-05')).toBe('05-03-2026');
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(dayText(value) === '').toBe(!isDay(value));
      }),
    );
  });

  it('are Chile’s: an evening there is already the next day in UTC, an hour earlier in winter', () => {
    expect(dayInChile(new Date('2026-11-27T02:59:59Z'))).toBe('2026-11-26');
    expect(dayInChile(new Date('2026-11-27T03:00:00Z'))).toBe('2026-11-27');
    expect(dayInChile(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
    expect(isDay(dayInChile())).toBe(true);
    expect([dayInChile(new Date(Number.NaN)), dayInChile('2026-11-27'), dayInChile(null)]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
