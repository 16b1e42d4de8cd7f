import { labelOfDocumentKind } from '@doblaje/domain/options/documentKinds';
import { type Blobs, newBlobKey } from '../blobs/blobs';
import type { Database } from '../db/database';
import type { DocumentsTable } from '../db/schema';
import { writeDemoPdf } from './demoPdf';

type DemoDocument = Pick<DocumentsTable, 'kind' | 'title' | 'project' | 'state' | 'date'> & {
  pages: readonly (readonly string[])[];
};

const order = (lines: readonly string[]) => [
  [
    ...lines,
    'La persona se presenta en el estudio quince minutos antes de la hora fijada. Si no puede asistir, avisa con un día de anticipación.',
    'Una vez terminado el trabajo, sube la boleta desde la sección Documentos.',
  ],
];

const SCENES = [
  'Interior, faro, noche',
  'Exterior, muelle, amanecer',
  'Interior, cocina, día',
  'Exterior, roquerío, tarde',
  'Interior, sala de radio, noche',
  'Exterior, camino costero, día',
];

const script = SCENES.map((scene, index) => [
  `Escena ${index + 1}. ${scene}.`,
  'ELISA: ¿Escuchaste eso? Viene del otro lado de la bahía.',
  'TOMÁS: Es la marea. Siempre suena así cuando baja.',
  'ELISA (en voz baja): No. Esta vez alguien está llamando.',
  'Pausa larga. Se oye la campana de la boya, dos veces.',
  'TOMÁS: Entonces vamos. Pero sin linternas.',
]);

/** What the demo talent finds under Documentos. */
const DOCUMENTS: readonly DemoDocument[] = [
  {
    kind: 'work-order',
    title: 'Orden de Actuación 0147',
    project: 'Marea baja',
    state: 'issued',
    date: '2026-11-16',
    pages: order(['Personaje: Elisa. Capítulo 8, 42 loops.', 'Inicio: 24-11-2026. Entrega: 27-11-2026.']),
  },
  {
    kind: 'script',
    title: 'Guion del capítulo 8',
    project: 'Marea baja',
    state: null,
    date: '2026-11-12',
    pages: script,
  },
  {
    kind: 'boleta',
    title: 'Boleta 118',
    project: 'El faro de Quintay',
    state: 'inReview',
    date: '2026-11-03',
    pages: [['Copia de la boleta subida por la persona. El original se emite en el sitio del SII.']],
  },
  {
    kind: 'work-order',
    title: 'Orden de Canciones 0131',
    project: 'El faro de Quintay',
    state: 'finished',
    date: '2026-10-30',
    pages: order(['Canción de cierre, 2 estrofas y coro.', 'Inicio: 02-10-2026. Entrega: 16-10-2026.']),
  },
  {
    kind: 'boleta',
    title: 'Boleta 112',
    project: 'Altas cumbres',
    state: 'paid',
    date: '2026-09-28',
    pages: [['Copia de la boleta subida por la persona. El original se emite en el sitio del SII.']],
  },
  {
    kind: 'contract',
    title: 'Contrato marco 2026',
    project: null,
    state: null,
    date: '2026-03-02',
    pages: [
      ['Primero. El estudio encarga y la persona acepta trabajos de doblaje según órdenes de trabajo.'],
      ['Segundo. Cada orden fija el personaje, las fechas y el monto bruto en pesos chilenos.'],
    ],
  },
];

/**
 * Files the demo documents of a person who has none yet.
 * @param email whose they are
 */
export async function createDemoDocuments(
  db: Database,
  blobs: Blobs,
  email: string,
  now: Date,
): Promise<void> {
  const person = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!person) return;
  const there = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', person.id)
    .limit(1)
    .executeTakeFirst();
  if (there) return;
  for (const { pages, ...document } of DOCUMENTS) {
    const { title, kind, project } = document;
    const over = [labelOfDocumentKind(kind), project].filter(Boolean).join(' · ');
    const bytes = await writeDemoPdf({ title, over, pages });
    const key = newBlobKey();
    await blobs.write(key, one(bytes), bytes.length);
    await db
      .insertInto('documents')
      .values({
        ...document,
        user_id: person.id,
        file_name: `${title}.pdf`,
        size: bytes.length,
        key,
        // As a person who has been with the studio for a while would find them.
        read_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
