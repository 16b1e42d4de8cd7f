import type {
  BoletaNoticePeriod,
  CatalogueEntry,
  Holiday,
  RetentionRate,
  StudioSettings,
} from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { Dialog, DialogBody } from '@doblaje/ui/Dialog';
import { Section } from '@doblaje/ui/Section';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { NOTICE_LABELS } from './catalogueEdits';
import { HOLIDAY_LABELS, holidayText, STUDIO_LABELS } from './studioEdits';

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

const NOTICE: HistoryWords = {
  noun: 'Aviso de boletas',
  fields: NOTICE_LABELS,
  text: (_, value) => dayText(value) || 'sin fecha',
};

const STUDIO: HistoryWords = {
  noun: 'Datos del estudio',
  fields: STUDIO_LABELS,
  text: (_, value) => (value === '' ? 'sin dato' : String(value)),
};

const HOLIDAY: HistoryWords = { noun: 'Feriado', fields: HOLIDAY_LABELS, text: holidayText };

const OfEntry = ({ id, updatedAt }: CatalogueEntry) => (
  <LoadedHistory entity="catalogue-entry" id={`${id}`} updatedAt={updatedAt} words={ENTRY} />
);

/** 'Historial' of a catalogue's choice, under its form. */
export const EntryHistory = ({ entry }: { entry: CatalogueEntry }) => (
  <Section title="Historial" headingLevel={3}>
    <OfEntry {...entry} />
  </Section>
);

/** 'Historial' of an archived choice, in a dialog because it has no form. */
export const ArchivedHistory = ({ entry, onClose }: { entry: CatalogueEntry; onClose: () => void }) => (
  <Dialog
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={`Historial de ${entry.label}`}
    size="lg"
  >
    <DialogBody>
      <OfEntry {...entry} />
    </DialogBody>
  </Dialog>
);

/** 'Historial' of the days of the boleta notice. */
export const NoticeHistory = ({ period: { updatedAt } }: { period: BoletaNoticePeriod }) => (
  <Section title="Historial" headingLevel={3}>
    <LoadedHistory entity="boleta-notice" id="1" updatedAt={updatedAt} words={NOTICE} />
  </Section>
);

/** 'Historial' of a year's retention rate. */
export const RateHistory = ({ rate: { year, updatedAt } }: { rate: RetentionRate }) => (
  <Section title="Historial" headingLevel={3}>
    <LoadedHistory entity="retention-rate" id={`${year}`} updatedAt={updatedAt} words={RATE} />
  </Section>
);

/** 'Historial' of the studio's data. */
export const StudioHistory = ({ studio: { updatedAt } }: { studio: StudioSettings }) => (
  <Section title="Historial" headingLevel={3}>
    <LoadedHistory entity="studio" id="1" updatedAt={updatedAt} words={STUDIO} />
  </Section>
);

/** 'Historial' of a holiday. */
export const HolidayHistory = ({ holiday: { id, updatedAt } }: { holiday: Holiday }) => (
  <Section title="Historial" headingLevel={3}>
    <LoadedHistory entity="holiday" id={`${id}`} updatedAt={updatedAt} words={HOLIDAY} />
  </Section>
);
