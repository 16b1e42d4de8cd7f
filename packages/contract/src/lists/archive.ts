import { describeList } from './description';

/** Kinds of paper that accounting law keeps. */
export const ARCHIVED_KINDS = [
  { value: 'work-order', label: 'Orden de trabajo' },
  { value: 'boleta', label: 'Boleta' },
  { value: 'nomina', label: 'Nómina' },
] as const;

/** The papers that stay of people who erased everything. */
export const archiveList = describeList({
  sorts: ['date', 'title', 'name', 'keepUntil'],
  usual: '-date',
  filters: { kind: ARCHIVED_KINDS },
  pageSize: 10,
});
