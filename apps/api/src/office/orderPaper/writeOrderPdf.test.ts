import { voiceUses } from '@doblaje/domain/voices';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type OrderPaperData, writeOrderPdf } from './writeOrderPdf';

const ORDER: OrderPaperData = {
  number: 1246,
  typeId: 7,
  projectTitle: 'La bahía de los relojes, temporada 2',
  chapterNumber: 204,
  chapterTitle: 'El faro apagado',
  personName: 'Ñancupil Rojas',
  startDate: '2026-03-09',
  dueDate: '2026-03-11',
  amount: 121_000,
  expected: { year: 2026, rate: 15.25, retention: 18_453, net: 102_547 },
  notes: 'Los loops 12 a 19 van susurrados.\n\n¡Ñandú, pingüino! 👩‍👩‍👧',
  issuedAt: '2026-03-03T02:00:00.000Z',
  brand: 'Estudio & Doblaje',
  voices: voiceUses(
    [
      {
        ...{ scope: 'aiRetakes', projectId: 7, projectTitle: 'La bahía de los relojes, temporada 2' },
        ...{ territory: 'Chile y Perú', from: '2026-03-01', until: '2027-12-31' },
      },
    ],
    { projectId: 7, day: '2026-03-11' },
  ),
  lines: [
    { characterName: 'Inspectora Malva', characterType: 'ACTOR', loops: 48 },
    { characterName: 'Coro del puerto', characterType: 'MUSICIAN', loops: 3 },
  ],
};

const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

type Pdf = Awaited<ReturnType<typeof open>>;

/** The texts of a page in written order, which screen readers follow. */
async function textsOf(pdf: Pdf, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
}

/** The roles of the structure, depth first. */
function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return [];
  const { role, children } = node as { role: string; children?: unknown[] };
  return [role, ...(children ?? []).flatMap(rolesIn)];
}

test('has the whole order in reading order, with amounts in figures and words', async () => {
  const pdf = await open(await writeOrderPdf(ORDER));
  expect((await textsOf(pdf, 1)).join(' ')).toBe(
    [
      'Estudio & Doblaje N.º 1.246 Orden de Mezcla M & E',
      'Proyecto La bahía de los relojes, temporada 2 Capítulo 204 · El faro apagado Persona Ñancupil Rojas',
      'Inicio 09-03-2026 Entrega 11-03-2026 Monto bruto $121.000 (ciento veintiún mil pesos)',
      'Retención $18.453 (15,25 %, boleta de 2026) Líquido $102.547 Emitida 02-03-2026',
      'Uso de la voz Doblaje Sí: es lo que encarga esta orden',
      'Retomas con IA Sí, en este proyecto. Territorio: Chile y Perú. Desde el 01-03-2026 hasta el 31-12-2027',
      'Entrenamiento de IA No Clonación de voz No',
      'Personajes Personaje Tipo Loops Inspectora Malva Actor 48 Coro del puerto Músico 3',
      'Notas Los loops 12 a 19 van susurrados. ¡Ñandú, pingüino! [símbolo]',
      'Lo que aquí dice [símbolo] es un símbolo que este documento no puede mostrar; está en el portal.',
      'Orden de Mezcla M & E N.º 1.246 · Página 1 de 1',
    ].join(' '),
  );
});

test('is tagged, titled and in Spanish for screen readers', async () => {
  const pdf = await open(await writeOrderPdf(ORDER));
  const { info, metadata } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Orden de Mezcla M & E N.º 1.246', Language: 'es-CL' });
  expect(metadata?.get('dc:title')).toBe('Orden de Mezcla M & E N.º 1.246');
  // pdf.js answers with a map, which its types call an object.
  expect(await pdf.getMarkInfo()).toEqual(
    new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })),
  );
  const tree = await (await pdf.getPage(1)).getStructTree();
  const roles = rolesIn(tree);
  expect(roles.filter((role) => ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'LI'].includes(role)).join(' ')).toBe(
    'H1 LI LI LI LI LI LI LI LI LI H2 LI LI LI LI H2 Table TR TH TH TH TR TH TD TD TR TH TD TD H2',
  );
});

test('has the letters of other European languages, and one word for each symbol that it lacks', async () => {
  const pdf = await open(await writeOrderPdf({ ...ORDER, personName: 'Zoë Łódź 🎤 Škvorecký 日本' }));
  expect((await textsOf(pdf, 1)).join('').replace(/\s/g, '')).toContain(
    'ZoëŁódź[símbolo]Škvorecký[símbolo][símbolo]Inicio',
  );
});

test('leaves out amount, roles and notes when the order has none', async () => {
  const pdf = await open(
    await writeOrderPdf({ ...ORDER, amount: null, expected: null, lines: [], notes: '' }),
  );
  const text = (await textsOf(pdf, 1)).join(' ');
  expect(text).not.toMatch(/Monto|Retención|Líquido|Personajes|Notas|símbolo/);
});

test('is the same bytes for the same order', async () => {
  const [a, b] = [await writeOrderPdf(ORDER), await writeOrderPdf(ORDER)];
  expect(Buffer.compare(a, b)).toBe(0);
});

test('continues on further pages with the head repeated, however many roles and however long their names', async () => {
  const name = `${'Ñ'.repeat(130)} ${'María de los Ángeles '.repeat(4)}`.slice(0, 200).trim();
  const lines = Array.from({ length: 1000 }, (_, index) => ({
    characterName: index % 100 === 0 ? name : `Personaje ${index}`,
    characterType: 'ACTOR' as const,
    loops: index,
  }));
  const pdf = await open(await writeOrderPdf({ ...ORDER, lines, notes: 'Una nota larga. '.repeat(125) }));
  expect(pdf.numPages).toBeGreaterThan(20);
  const [second = '', last = ''] = await Promise.all(
    [2, pdf.numPages].map(async (number) => (await textsOf(pdf, number)).join(' ')),
  );
  expect(second).toMatch(/^Personaje Tipo Loops Personaje \d+ Actor/);
  expect(last).toContain(`Página ${pdf.numPages} de ${pdf.numPages}`);
  const first = await textsOf(pdf, 1);
  expect(first.join('').replace(/\s/g, '')).toContain(name.replace(/\s/g, ''));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  for (const item of items) {
    if ('str' in item) expect(item.transform[4] + item.width).toBeLessThan(595.28 - 55);
  }
});
