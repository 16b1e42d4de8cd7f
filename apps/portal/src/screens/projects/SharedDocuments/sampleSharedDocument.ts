import type { SharedDocument, SharedDocumentRow } from '@doblaje/contract/client';

const LONG_NAME = 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza';

/** A row with the longest possible texts and numbers. */
export const LONG_DOCUMENT_ROW: SharedDocumentRow = {
  id: 1,
  kind: 'script',
  title:
    'Guion definitivo, revisado por la traductora, con los cambios de la tercera lectura y sin las canciones',
  projectId: 1,
  projectTitle: 'La extraordinaria y nunca bien ponderada historia de los fareros de Chiloé y sus familias',
  ...{ season: '', houseNumber: 'X-1' },
  chapterId: 104,
  chapterNumber: 9999,
  isForCast: false,
  peopleCount: 200,
  seenCount: 199,
  endsOn: '',
  fileName: 'guion_definitivo_revisado_con_cambios_de_la_tercera_lectura_sin_las_canciones_v17_final.pdf',
  size: 10_485_760,
  createdAt: '2026-02-24T15:20:00.000Z',
  updatedAt: '2026-02-24T15:20:00.000Z',
  names: [LONG_NAME, 'Antonia Millaquén'],
};

const { names: _, ...shown } = LONG_DOCUMENT_ROW;

/** The whole document of that row. */
export const LONG_DOCUMENT: SharedDocument = {
  ...shown,
  peopleCount: 2,
  seenCount: 1,
  people: [LONG_NAME, 'Antonia Millaquén'].map((name, index) => ({
    personId: `0198a4d2-0000-7000-8000-00000000000${index + 1}`,
    name,
    seenAt: index === 0 ? '2026-03-01T11:04:00.000Z' : null,
    documentId: '0198a4d2-7c11-7d3a-9e55-000000000007',
  })),
};
