import type { CatalogueEntry, RetentionRate } from '@doblaje/contract/client';
import { Section } from '@doblaje/ui/Section';
import { AskedHistory } from '../../history/AskedHistory';
import type { HistoryWords } from '../../history/historyText';

const ENTRY: HistoryWords = {
  noun: 'Opción',
  isFeminine: true,
  fields: {
    kind: 'Catálogo',
    label: 'Nombre',
    stage: 'Significado',
    isArchived: 'Archivada',
    position: 'Lugar en la lista',
  },
};

const RATE: HistoryWords = { noun: 'Tasa', isFeminine: true, fields: { rate: 'Por ciento' } };

/** 'Historial' of a choice of a catalogue, under its form. */
export const EntryHistory = ({ entry: { id, updatedAt } }: { entry: CatalogueEntry }) => (
  <Section title="Historial" headingLevel={3}>
    <AskedHistory entity="catalogue-entry" id={`${id}`} updatedAt={updatedAt} words={ENTRY} />
  </Section>
);

/** The same of a year's retention. */
export const RateHistory = ({ rate: { year, updatedAt } }: { rate: RetentionRate }) => (
  <Section title="Historial" headingLevel={3}>
    <AskedHistory entity="retention-rate" id={`${year}`} updatedAt={updatedAt} words={RATE} />
  </Section>
);
