import type { DemoDocument } from './demoDocumentList';

/** Paragraphs, one list for each page. */
type Pages = readonly (readonly string[])[];

const SCENES = [
  'Interior, faro, noche',
  'Exterior, muelle, amanecer',
  'Interior, cocina, día',
  'Exterior, roquerío, tarde',
  'Interior, sala de radio, noche',
  'Exterior, camino costero, día',
];

const SCENE = [
  'ELISA: ¿Escuchaste eso? Viene del otro lado de la bahía.',
  'TOMÁS: Es la marea. Siempre suena así cuando baja.',
  'ELISA (en voz baja): No. Esta vez alguien está llamando.',
  'Pausa larga. Se oye la campana de la boya, dos veces.',
  'TOMÁS: Entonces vamos. Pero sin linternas.',
];

const ORDER: Pages = [
  [
    'Personaje: Elisa. Capítulo 8, 42 loops.',
    'La persona se presenta en el estudio quince minutos antes de la hora fijada. Si no puede asistir, avisa con un día de anticipación.',
    'El estudio entrega el guion del capítulo junto con esta orden.',
  ],
];

const BOLETA: Pages = [
  ['Copia de la boleta subida por la persona. El original se emite en el sitio del SII.'],
];

const CONTRACT: Pages = [
  ['Primero. El estudio encarga y la persona acepta trabajos de doblaje según órdenes de trabajo.'],
  ['Segundo. Cada orden fija el personaje, las fechas y el monto bruto en pesos chilenos.'],
];

/** The text of a demo document. */
export function demoPages({ kind, pages = SCENES.length }: DemoDocument): Pages {
  if (kind === 'work-order') return ORDER;
  if (kind === 'boleta') return BOLETA;
  if (kind === 'contract') return CONTRACT;
  return Array.from({ length: pages }, (_, index) => [
    `Escena ${index + 1}. ${SCENES[index % SCENES.length]}.`,
    ...SCENE,
  ]);
}
