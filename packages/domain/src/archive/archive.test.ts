import { describe, expect, it } from 'vitest';
import { BOLETA_STATES, DOCUMENT_KINDS, WORK_ORDER_STATES } from '../options';
import { isKeptByLaw, isOpenOrder, isUnpaidBoleta, keptFrom, keptUntil } from './index';

const PAPERS = [
  ...WORK_ORDER_STATES.map(({ value }) => ({ kind: 'work-order', state: value as string | null })),
  ...BOLETA_STATES.map(({ value }) => ({ kind: 'boleta', state: value as string | null })),
  ...DOCUMENT_KINDS.map(({ value }) => ({ kind: value as string, state: null })),
];
const found = (rule: (paper: { kind: string; state: string | null }) => boolean) =>
  PAPERS.filter(rule).map(({ kind, state }) => `${kind} ${state}`);

describe('the archive', () => {
  it('keeps accepted and finished orders and every boleta, nothing else', () => {
    expect(found(isKeptByLaw)).toEqual([
      'work-order accepted',
      'work-order finished',
      'boleta pending',
      'boleta inReview',
      'boleta approved',
      'boleta rejected',
      'boleta paid',
      'boleta null',
    ]);
  });

  it('knows which orders are open and which boletas are unpaid', () => {
    expect(found(isOpenOrder)).toEqual(['work-order issued', 'work-order accepted']);
    expect(found(isUnpaidBoleta)).not.toContain('boleta paid');
    expect(found(isUnpaidBoleta)).toHaveLength(5);
    expect(isUnpaidBoleta({ kind: 'boleta', state: 'voided' })).toBe(false);
  });

  it.each([
    ['2026-03-05', '2032-12-31'],
    ['2026-12-31', '2032-12-31'],
    ['2027-01-01', '2033-12-31'],
    ['2026-02-30', ''],
    ['', ''],
    [null, ''],
  ])('%s is kept until %s', (day, until) => {
    expect(keptUntil(day)).toBe(until);
  });

  it('counts from the latest of paper, payment and arrival', () => {
    expect(keptFrom('1990-03-05', '2026-11-20', '')).toBe('2026-11-20');
    expect(keptFrom('2026-12-31', null, '2026-11-20')).toBe('2026-12-31');
    expect(keptFrom('', undefined, 'x')).toBe('');
  });
});
