import type { Boleta } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';

const DAYS = ['issuedOn', 'annulledOn', 'siiOn'];

const WORDS: HistoryWords = {
  noun: 'Boleta',
  isFeminine: true,
  fields: {
    state: 'Estado',
    orders: 'Órdenes que paga',
    kind: 'Tipo',
    into: 'Va en',
    folio: 'N.º de boleta',
    issuedOn: 'Fecha',
    gross: 'Monto bruto',
    withheldBy: 'Paga la retención',
    retention: 'Retención',
    net: 'Líquido',
    reason: 'Motivo',
    annulledOn: 'Anulada en el SII el',
    siiState: 'En el SII',
    siiOn: 'En el SII, desde el',
    siiReason: 'Motivo en el SII',
    regularized: 'Regulariza la boleta',
    regularizedWhy: 'Motivo de la regularización',
    reopenReason: 'Por qué se quitó la aprobación',
    nomina: 'Nómina',
    personRut: 'RUT de la persona',
  },
  amounts: ['gross', 'retention', 'net'],
  text: (field, value) => (DAYS.includes(field) ? dayText(value) : value),
  title: ({ action, changes }) => {
    if (action === 'create') return 'Boleta por subir';
    if (action === 'delete') return 'Va en otra boleta';
    if (changes.some(({ field }) => field === 'reopenReason')) return 'Aprobación quitada';
    if (changes.some(({ field, to }) => field === 'annulledOn' && to !== null))
      return 'Boleta anulada en el SII';
    if (changes.some(({ field }) => field === 'siiReason')) return 'Cambio en el SII';
    if (changes.some(({ field }) => field === 'personRut')) return 'RUT completado desde la ficha';
    const regularized = changes.find(({ field }) => field === 'regularized');
    if (regularized)
      return regularized.to === null ? 'Ya no regulariza otra boleta' : 'Regulariza otra boleta';
    const state = changes.find(({ field }) => field === 'state')?.to;
    return typeof state === 'string' ? `Boleta ${state.toLocaleLowerCase('es')}` : undefined;
  },
};

/** 'Historial' of a boleta: its earlier values, and who decided what and why. */
export const BoletaHistory = ({ boleta: { id, updatedAt } }: { boleta: Boleta }) => (
  <LoadedHistory entity="boleta" id={`${id}`} updatedAt={updatedAt} words={WORDS} />
);
