import type { DocumentsTable } from '../ground/db/tables/documents';

/** A document of the demo. */
export type DemoDocument = Pick<DocumentsTable, 'kind' | 'title' | 'project' | 'state' | 'date'> & {
  /** The person has not opened it yet. @default false */
  unread?: boolean;
  /** It comes from a scanner: its pages are pictures. @default false */
  isScan?: boolean;
  /** Number of pages. A longer script numbers its scenes on. @default as many as its kind has */
  pages?: number;
};

type State = DocumentsTable['state'];

export const order = (
  title: string,
  project: string,
  state: State,
  date: string,
  unread = false,
): DemoDocument => ({
  kind: 'work-order',
  title,
  project,
  state,
  date,
  unread,
});

export const boleta = (number: number, project: string, state: State, date: string): DemoDocument => ({
  kind: 'boleta',
  title: `Boleta ${number}`,
  project,
  state,
  date,
});

export const script = (
  title: string,
  project: string,
  date: string,
  unread = false,
  pages = 6,
): DemoDocument => ({
  kind: 'script',
  title,
  project,
  state: null,
  date,
  unread,
  pages,
});

/** The demo talent's documents, besides the pending ones (demoOrders.ts, demoBoletas.ts): three pages of ten. */
export const TALENT_DOCUMENTS: readonly DemoDocument[] = [
  script('Guion del capítulo 8', 'Marea baja', '2026-11-12', true),
  order('Orden de Canciones 0146', 'La caleta de los vientos', 'accepted', '2026-11-10'),
  boleta(118, 'El faro de Quintay', 'inReview', '2026-11-03'),
  order('Orden de Canciones 0131', 'El faro de Quintay', 'finished', '2026-10-30'),
  script('Guion completo de la temporada 2', 'La caleta de los vientos', '2026-10-27', true, 120),
  order('Orden de Actuación 0128', 'Altas cumbres', 'rejected', '2026-10-21'),
  script('Guion del capítulo 7', 'Marea baja', '2026-10-19'),
  boleta(115, 'La caleta de los vientos', 'approved', '2026-10-12'),
  order('Orden de Actuación 0122', 'La caleta de los vientos', 'finished', '2026-10-05'),
  boleta(112, 'Altas cumbres', 'paid', '2026-09-28'),
  order('Orden de Actuación 0117', 'Altas cumbres', 'finished', '2026-09-22'),
  script('Guion del capítulo 6', 'Marea baja', '2026-09-15'),
  script('Guion del especial', 'Nieve en Curarrehue', '2026-08-24'),
  boleta(104, 'Altas cumbres', 'paid', '2026-08-10'),
  order('Orden de Canciones 0098', 'Altas cumbres', 'finished', '2026-08-03'),
  script('Guion del capítulo 5', 'Marea baja', '2026-07-27'),
  boleta(97, 'La ronda de las estaciones', 'paid', '2026-07-13'),
  order('Orden de Actuación 0090', 'La ronda de las estaciones', 'finished', '2026-07-06'),
  script('Guion del capítulo 3', 'La ronda de las estaciones', '2026-06-29'),
  boleta(91, 'La ronda de las estaciones', 'paid', '2026-06-08'),
  order('Orden de Actuación 0081', 'La ronda de las estaciones', 'finished', '2026-06-01'),
  script('Guion del piloto', 'La ronda de las estaciones', '2026-05-18'),
  order('Orden de Actuación 0072', 'El último farol', 'finished', '2026-04-20'),
  { kind: 'contract', title: 'Contrato marco 2026', project: null, state: null, date: '2026-03-02' },
];

/** The demo translator's documents, all read but one. */
export const TRANSLATOR_DOCUMENTS: readonly DemoDocument[] = [
  order('Orden de Traducción 0145', 'Marea baja', 'accepted', '2026-11-09', true),
  script('Guion original del capítulo 9', 'Marea baja', '2026-11-06'),
  boleta(41, 'Altas cumbres', 'paid', '2026-09-14'),
  { kind: 'contract', title: 'Contrato de traducción', project: null, state: null, date: '2026-02-16' },
];
