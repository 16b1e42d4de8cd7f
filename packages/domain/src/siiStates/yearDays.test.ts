import { describe, expect, test } from 'vitest';
import { ANNULMENT_RULES, type AnnulmentRule, REGISTER_DAY, yearDays, yearToCheck } from '.';

const [RULE] = ANNULMENT_RULES as [AnnulmentRule];

describe('the last days of a year', () => {
  test('are the SII’s register and the last answer to a request', () => {
    expect(yearDays('2026')).toEqual({ registerOn: '2027-02-14', answerUntil: '2027-03-01' });
    expect(yearDays('2026')?.registerOn).toBe(`2027-${REGISTER_DAY}`);
  });

  test('follow the rule that holds on the year’s last day', () => {
    const rules = [RULE, { ...RULE, since: '2027-07-01', answerUntil: '04-15' }];
    expect(yearDays('2026', rules)?.answerUntil).toBe('2027-03-01');
    expect(yearDays('2027', rules)?.answerUntil).toBe('2028-04-15');
  });

  test.each([
    ...[undefined, null, 2026, '', '26', '20261', 'año', {}, []],
    // The year after has five digits.
    '9999',
  ])('are none of %j', (year) => {
    expect(yearDays(year)).toBeNull();
  });

  test('are none without a rule, or before the first one', () => {
    expect(yearDays('2026', [])).toBeNull();
    expect(yearDays('1999')).toBeNull();
    expect(yearDays('2026', null as never)).toBeNull();
  });
});

describe('the year that is put in order', () => {
  test.each([
    ['2026-12-31', '2026'],
    ['2027-01-01', '2026'],
    ['2027-02-14', '2026'],
    ['2027-03-01', '2026'],
    ['2027-03-02', '2027'],
  ])('on %s is %s', (today, year) => {
    expect(yearToCheck(today)).toBe(year);
  });

  test('waits for the register too, where it is the later day', () => {
    const rules = [{ ...RULE, answerUntil: '01-31' }];
    expect(yearToCheck('2027-02-14', rules)).toBe('2026');
    expect(yearToCheck('2027-02-15', rules)).toBe('2027');
  });

  test('is the day’s own where the year before has no days', () => {
    expect(yearToCheck('2027-01-01', [])).toBe('2027');
    expect(yearToCheck('0000-01-01')).toBe('0000');
  });

  test.each([undefined, null, 7, '', '2027', '2027-02-30', {}])('of %j is none', (today) => {
    expect(yearToCheck(today)).toBe('');
  });
});
