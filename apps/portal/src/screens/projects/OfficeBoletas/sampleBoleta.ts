import type { Boleta, BoletaRow } from '@doblaje/contract/client';

/** A row with the longest possible texts and amounts. */
export const LONG_BOLETA_ROW: BoletaRow = {
  id: 1,
  state: 'inReview',
  ...{ kind: 'BHE', siiState: 'valid', siiOn: '' },
  orderId: 901,
  orderNumber: 123_456,
  orderNumbers: [123_456],
  orderTypeId: 6,
  orderAmount: 999_999_999,
  orderDay: '2026-01-20',
  projectId: 1,
  projectTitle: 'La extraordinaria y nunca bien ponderada historia de los fareros de Chiloé y sus familias',
  ...{ season: '', houseNumber: 'X-1' },
  personId: '0198a4d2-0000-7000-8000-000000000005',
  personName: 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza',
  personRut: '12.345.678-5',
  today: { personName: '', personRut: '', projectTitle: '' },
  folio: 999_999_999,
  issuedOn: '2026-02-24',
  gross: 999_999_998,
  retention: 152_500_000,
  net: 847_499_998,
  withheldBy: 'studio',
  expectedRetention: 152_500_000,
  differs: true,
  reason: '',
  uploadedAt: '2026-02-24T15:20:00.000Z',
  updatedAt: '2026-03-02T13:00:00.000Z',
  documentId: '0198a4d2-7c11-7d3a-9e55-000000000004',
};

/** The whole boleta of that row. */
export const LONG_BOLETA: Boleta = {
  ...LONG_BOLETA_ROW,
  orders: [
    {
      ...{ orderId: 901, orderNumber: 123_456, typeId: 6, season: '' },
      projectTitle: LONG_BOLETA_ROW.projectTitle,
      ...{ amount: 999_999_999, part: 999_999_998 },
    },
  ],
  chapterNumber: 9999,
  chapterTitle: 'Un título que no termina ni cuando uno cree que ya terminó',
  finishedAt: '2026-02-20T18:00:00.000Z',
  orderDocumentId: null,
  nomina: null,
  paidOn: '',
  reading: null,
  annulled: [],
  ...{ regularization: null, regularizes: [], toRegularize: [], atSii: null },
};
