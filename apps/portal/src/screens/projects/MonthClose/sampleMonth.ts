import type { MissingPerson, MonthClose } from '@doblaje/contract/client';

const none = { total: 0, isTotalExact: true };

const NOBODY: MonthClose['missing'] = { ...none, people: [], isAll: true };

/** A month whose steps are all done. */
export const DONE_MONTH: MonthClose = {
  ...{ month: '2026-02', state: 'open', updatedAt: '2026-02-03T18:00:00.000Z', isOver: true },
  ...{ closed: null, reopened: null, dueDay: '2026-03-12', annulledSince: 0, withoutRut: [] },
  ...{ missing: NOBODY, toReview: none, payable: none, prepared: none, withFile: none, answered: none },
  paid: { total: 4, isTotalExact: true },
  sums: {
    ...{ nominas: 4, boletas: 120, gross: 999_999_999, retention: 152_500_000, net: 847_499_999 },
    declared: 152_500_000,
  },
};

const person = (index: number): MissingPerson => ({
  ...{ personId: `p${index}`, boletas: 3, since: '2026-02-20T18:00:00.000Z' },
  name: index === 0 ? 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza' : `Persona ${index}`,
  remindedAt: index % 3 === 0 ? '2026-11-19T18:00:00.000Z' : null,
  canRemind: index % 3 !== 0,
});

const most = { total: 10_000, isTotalExact: false };

/** A month in which everything waits: 200 people, and more boletas than are counted. */
export const FULL_MONTH: MonthClose = {
  ...DONE_MONTH,
  missing: {
    total: 600,
    isTotalExact: true,
    people: Array.from({ length: 200 }, (_, index) => person(index)),
    isAll: true,
  },
  ...{ toReview: most, payable: most, prepared: { total: 12, isTotalExact: true } },
  withFile: { total: 3, isTotalExact: true },
  answered: { total: 1, isTotalExact: true },
};
