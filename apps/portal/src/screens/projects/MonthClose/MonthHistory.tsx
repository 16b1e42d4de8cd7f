import type { MonthClose } from '@doblaje/contract/client';
import { Section } from '@doblaje/ui/Section';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';

const WORDS: HistoryWords = {
  noun: 'Mes',
  fields: {
    state: 'Estado',
    boletas: 'Boletas pagadas',
    net: 'Líquido',
    declared: 'Retención por declarar',
    reason: 'Motivo',
  },
  amounts: ['net', 'declared'],
  // Only opening a month again has a reason.
  title: ({ changes }) => (changes.some(({ field }) => field === 'reason') ? 'Mes reabierto' : 'Mes cerrado'),
};

/** 'Historial' of a month: who closed it with which sums, and who opened it again and why. Shown once it was closed. */
export function MonthHistory({ close: { month, updatedAt, closed } }: { close: MonthClose }) {
  // A payment makes the row of its month too.
  if (updatedAt === null || closed === null) return null;
  return (
    <Section title="Historial">
      <LoadedHistory entity="month" id={month} updatedAt={updatedAt} words={WORDS} />
    </Section>
  );
}
